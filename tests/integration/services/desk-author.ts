import type { Role } from '../../../src/contract/roles'
import { newPhone, registerAccount, type Services } from './harness'

/** Registers an account and gives it a role at the desk; returns its token and id. */
export async function registerWithRole(services: Services, role: Role): Promise<{ token: string; id: string; phone: string }> {
  const { phone, token } = await registerAccount(services, newPhone())
  const row = await services.passportDb.prepare('SELECT id FROM accounts WHERE phone = ?').bind(phone).first<{ id: string }>()
  if (!row) throw new Error('The account was not stored')
  await services.passportDb.prepare('INSERT INTO account_roles VALUES (?, ?, ?)').bind(row.id, role, Date.now()).run()
  return { phone, token, id: row.id }
}
