import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { PeopleAction } from '../src/contract/desk-people'
import { maskIdentifier } from '../src/contract/mask-identifier'
import { type Role, roles, rolesFromHeader } from '../src/contract/roles'
import { type Environment, nameIn } from './environment'
import { sqlLiteral } from './sql-literal'
import { moment, table } from './terminal-text'

/* The arguments, the SQL and the output of `npm run accounts`, independent of the database it runs on. */

export type AccountsCommand =
  | { action: 'list'; onlyLocked: boolean; remote: boolean }
  | { action: 'lock' | 'unlock'; identifier: string; remote: boolean }
  | { action: 'grant' | 'revoke'; identifier: string; role: Role; remote: boolean }

export const usage = `Usage: npm run accounts -- list [--locked] [--state <folder> | --remote]
       npm run accounts -- lock <phone or email> [--state <folder> | --remote]
       npm run accounts -- unlock <phone or email> [--state <folder> | --remote]
       npm run accounts -- grant <phone or email> <role> [--state <folder> | --remote]
       npm run accounts -- revoke <phone or email> <role> [--state <folder> | --remote]

The roles at the desk are ${roles.join(', ')}.

Without --remote it works on the local database, also while the site is running; with --state, on that of a site which was
started with the same folder. With --env staging beside --remote it works on
that environment.`

/**
 * Parses the arguments.
 * @param readIdentifier normalizes an identifier; undefined for text that is neither a phone number nor an email address
 * @returns undefined for invalid arguments
 */
export function parseArguments(
  args: readonly string[],
  readIdentifier: (written: string) => string | undefined
): AccountsCommand | undefined {
  const options = args.filter((arg) => arg.startsWith('--'))
  const [action, written, roleName, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const allowed = action === 'list' ? ['--locked', '--remote'] : ['--remote']
  if (more.length > 0 || options.some((option) => !allowed.includes(option))) return undefined
  const remote = options.includes('--remote')
  if (action === 'list') return written === undefined ? { action, onlyLocked: options.includes('--locked'), remote } : undefined
  const identifier = written === undefined ? undefined : readIdentifier(written)
  if (identifier === undefined) return undefined
  if (action === 'lock' || action === 'unlock') return roleName === undefined ? { action, identifier, remote } : undefined
  const role = roles.find((role) => role === roleName)
  return role && (action === 'grant' || action === 'revoke') ? { action, identifier, role, remote } : undefined
}

/** Maximum number of accounts in a list, newest first, because the platform limits the size of a response. */
const maxListed = 500

/**
 * The statements of a command, to be run in order as one transaction. The first selects the accounts as they were before the
 * change, for the report.
 */
export function statementsOf(command: AccountsCommand, now: number): string[] {
  const rolesColumn = '(SELECT group_concat(role) FROM account_roles WHERE account_id = accounts.id) AS roles'
  const columns = `id, phone, email, created_at, locked_at, delete_at, ${rolesColumn}`
  if (command.action === 'list') {
    const where = command.onlyLocked ? ' WHERE locked_at IS NOT NULL' : ''
    return [`SELECT ${columns}, count(*) OVER () AS total FROM accounts${where} ORDER BY created_at DESC LIMIT ${maxListed}`]
  }
  const { identifier } = command
  // An unactivated address identifies nobody (decision 009).
  const byIdentifier = `(phone = ${sqlLiteral(identifier)} OR (email = ${sqlLiteral(identifier)} AND email_activated = 1))`
  const select = `SELECT ${columns} FROM accounts WHERE ${byIdentifier}`
  if (command.action === 'grant' || command.action === 'revoke') return [select, ...roleStatements(command, byIdentifier, now)]
  const { action } = command
  const condition = `${byIdentifier} AND locked_at IS ${action === 'lock' ? 'NULL' : 'NOT NULL'}`
  return [
    select,
    // Runs before the update with the same condition, so the event is written only if the account changes.
    `INSERT INTO events (id, account_id, at, kind) SELECT ${sqlLiteral(randomUUID())}, id, ${now}, ${sqlLiteral(`${action}ed`)} FROM accounts WHERE ${condition}`,
    ...(action === 'lock' ? [`DELETE FROM sessions WHERE account_id IN (SELECT id FROM accounts WHERE ${byIdentifier})`] : []),
    `UPDATE accounts SET locked_at = ${action === 'lock' ? now : 'NULL'} WHERE ${condition}`
  ]
}

/** The statements that log and change a role. They share a condition, so the entry is written only if the role changes. */
function roleStatements(
  { action, role }: { action: 'grant' | 'revoke'; role: Role },
  byIdentifier: string,
  now: number
): string[] {
  const literal = sqlLiteral(role)
  const hasRole = `EXISTS (SELECT * FROM account_roles WHERE account_id = accounts.id AND role = ${literal})`
  const condition = `${byIdentifier} AND ${action === 'grant' ? 'NOT ' : ''}${hasRole}`
  const done: PeopleAction = action === 'grant' ? 'role-granted' : 'role-revoked'
  const entry = `${sqlLiteral(randomUUID())}, ${now}, NULL, ${sqlLiteral(done)}, id, ${sqlLiteral(JSON.stringify({ role }))}`
  return [
    `INSERT INTO audit_log (id, at, actor, action, subject, detail) SELECT ${entry} FROM accounts WHERE ${condition}`,
    action === 'grant'
      ? `INSERT INTO account_roles (account_id, role, granted_at) SELECT id, ${literal}, ${now} FROM accounts WHERE ${condition}`
      : `DELETE FROM account_roles WHERE role = ${literal} AND account_id IN (SELECT id FROM accounts WHERE ${byIdentifier})`
  ]
}

/** Arguments of wrangler that run the statements on the deployed passport database of an environment. */
export function remoteArguments(statements: readonly string[], environment: Environment): string[] {
  return [
    'd1',
    'execute',
    nameIn(environment, 'galaxy-passport'),
    '--remote',
    '--json',
    '--yes',
    `--command=${statements.join('; ')}`
  ]
}

const rowSchema = v.object({
  id: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  created_at: v.number(),
  locked_at: v.nullable(v.number()),
  delete_at: v.nullable(v.number()),
  /** Roles at the desk, separated by commas; null for none. */
  roles: v.nullable(v.string()),
  /** Number of all accounts, in the answer of a list. */
  total: v.optional(v.number())
})
const rowsSchema = v.array(rowSchema)
const remoteSchema = v.pipe(v.array(v.object({ results: v.unknown() })), v.minLength(1))

/** The rows of the first statement in the output of `wrangler d1 execute --json`. */
export function remoteRows(output: string): unknown {
  return v.parse(remoteSchema, JSON.parse(output))[0]?.results
}

/**
 * The output for the operator. Identifiers are masked in lists, which end up in scrollback and tickets.
 * @param rows of the first statement
 */
export function report(command: AccountsCommand, rows: unknown): { text: string; found: boolean } {
  const accounts = v.parse(rowsSchema, rows)
  if (command.action === 'list') {
    if (accounts.length === 0) return { text: command.onlyLocked ? 'No account is locked.' : 'There is no account.', found: true }
    const head = ['id', 'identifiers', 'roles', 'created', 'locked', 'deleted on']
    const more = (accounts[0]?.total ?? 0) - accounts.length
    const rest = more > 0 ? `\nand ${more} older ones` : ''
    return { text: table([head, ...accounts.map(cells)]) + rest, found: true }
  }
  const [account] = accounts
  if (!account) return { text: `There is no account with ${command.identifier}.`, found: false }
  if (command.action === 'grant' || command.action === 'revoke') return { text: roleReport(command, account), found: true }
  const { action } = command
  if ((action === 'lock') === (account.locked_at !== null)) {
    return { text: `The account ${account.id} ${action === 'lock' ? 'was locked already' : 'was not locked'}.`, found: true }
  }
  const done = action === 'lock' ? 'is locked, and its sessions are ended' : 'is unlocked'
  return { text: `The account ${account.id} ${done}.`, found: true }
}

type Row = v.InferOutput<typeof rowSchema>

function roleReport({ action, role }: { action: 'grant' | 'revoke'; role: Role }, { id, roles: held }: Row): string {
  const had = rolesIn(held).includes(role)
  if (action === 'grant') return `The account ${id} ${had ? 'had' : 'has'} the role ${role}${had ? ' already' : ''}.`
  return `The account ${id} ${had ? 'no longer has' : 'did not have'} the role ${role}.`
}

/** Roles of the column, in the order of the contract, because that of `group_concat` is arbitrary. */
const rolesIn = (held: string | null): Role[] => roles.filter((role) => rolesFromHeader(held).includes(role))

function cells({ id, phone, email, created_at, locked_at, delete_at, roles: held }: Row): string[] {
  const identifiers = [phone, email].flatMap((identifier) => (identifier === null ? [] : [maskIdentifier(identifier)]))
  return [id, identifiers.join(', '), rolesIn(held).join(', ') || '-', ...[created_at, locked_at, delete_at].map(moment)]
}
