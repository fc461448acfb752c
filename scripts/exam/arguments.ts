import * as v from 'valibot'
import { type Allowance, allowances, appealRequestSchema, candidateNameRequestSchema } from '../../src/contract/exam'

/* The arguments of `npm run exam`. */

export type ExamCommand = { remote: boolean } & (
  | { action: 'import' | 'list' }
  | { action: 'grant'; account: string; percent: Allowance }
  | { action: 'decline'; account: string }
  | { action: 'answer'; attempt: string; text: string }
  | { action: 'attempt'; attempt: string }
  | { action: 'rename'; account: string; name: string }
  | { action: 'revoke'; certificate: string; reason: string }
  | { action: 'new-key'; print: boolean }
)

export const usage = `Usage: npm run exam -- import [--remote]
       npm run exam -- list [--remote]
       npm run exam -- grant <account> <25|50|100> [--remote]
       npm run exam -- decline <account> [--remote]
       npm run exam -- answer <attempt> "<text>" [--remote]
       npm run exam -- attempt <attempt> [--remote]
       npm run exam -- rename <account> "<name>" [--remote]
       npm run exam -- revoke <certificate> "<reason>" [--remote]
       npm run exam -- new-key [--remote | --print]

Accounts, attempts and certificates are named by their ids: list shows those of what is to be decided.
Without --remote it works on the local database, also while the site is running.`

const idSchema = v.pipe(
  v.string(),
  v.uuid(),
  v.transform((id) => id.toLowerCase())
)
/** As passport gives it; a vendor's passport may have ids of another form. */
const accountSchema = v.pipe(v.string(), v.regex(/^[\w.:@-]{1,128}$/))
const percentSchema = v.pipe(v.picklist(allowances.map(String)), v.transform(Number), v.picklist(allowances))
// Texts of staff obey the rules for those of candidates: each side reads the other's.
const { text: textSchema } = appealRequestSchema.entries
const { name: nameSchema } = candidateNameRequestSchema.entries

/** What follows the action, and the options besides `--remote`. */
const schemas = [
  v.strictObject({ action: v.picklist(['import', 'list']) }),
  v.strictObject({ action: v.literal('grant'), account: accountSchema, percent: percentSchema }),
  v.strictObject({ action: v.literal('decline'), account: accountSchema }),
  v.strictObject({ action: v.literal('answer'), attempt: idSchema, text: textSchema }),
  v.strictObject({ action: v.literal('attempt'), attempt: idSchema }),
  v.strictObject({ action: v.literal('rename'), account: accountSchema, name: nameSchema }),
  v.strictObject({ action: v.literal('revoke'), certificate: idSchema, reason: textSchema })
] as const

/** @returns undefined for invalid arguments */
export function parseExamArguments(args: readonly string[]): ExamCommand | undefined {
  const options = args.filter((arg) => arg.startsWith('--'))
  const given = args.filter((arg) => !arg.startsWith('--'))
  const [remote, print] = [options.includes('--remote'), options.includes('--print')]
  if (options.some((option) => option !== '--remote' && option !== '--print')) return undefined
  if (given.length === 1 && given[0] === 'new-key') return remote && print ? undefined : { action: 'new-key', print, remote }
  if (print) return undefined
  for (const schema of schemas) {
    const keys = Object.keys(schema.entries)
    if (keys.length !== given.length) continue
    const parsed = v.safeParse(schema, Object.fromEntries(keys.map((key, index) => [key, given[index]])))
    if (parsed.success) return { ...parsed.output, remote }
  }
  return undefined
}
