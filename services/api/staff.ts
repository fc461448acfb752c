import type { Context } from 'hono'
import * as v from 'valibot'
import { type Person, peopleSchema } from '../../src/contract/desk-people'
import { mayAccess } from '../../src/contract/roles'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'
import type { PassportBinding } from './bindings'
import { askPassport } from './requester'

const answerSchema = v.object({ data: peopleSchema })

/**
 * Whether the account answers visitors now, as passport lists the people of the desk for the caller.
 * @throws Refusal 503 while passport is unavailable
 */
export async function isStaff(c: Context, passport: PassportBinding, account: string): Promise<boolean> {
  const people = await readPeople(c, passport)
  return people.some(({ id, isActive, roles }) =>
    id === account && isActive
      ? mayAccess(
          roles.map(({ role }) => role),
          'staff'
        )
      : false
  )
}

/**
 * The names of the people of the desk by their account, as passport lists them for the caller.
 * @throws Refusal 503 while passport is unavailable
 */
export async function staffNames(c: Context, passport: PassportBinding): Promise<ReadonlyMap<string, string>> {
  const people = await readPeople(c, passport)
  return new Map(people.map(({ id, username }) => [id, username]))
}

async function readPeople(c: Context, passport: PassportBinding): Promise<Person[]> {
  const people = await askForPeople(c, passport).catch(() => undefined)
  if (!people) throw new Refusal(503, m.service_session_unconfirmed)
  return people
}

async function askForPeople(c: Context, passport: PassportBinding) {
  const answer = await askPassport(passport, '/galaxy/desk/people', c.req.header('Authorization') ?? '')
  return answer.status === 200 ? v.parse(answerSchema, await answer.json()).data : undefined
}
