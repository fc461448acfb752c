import * as v from 'valibot'
import { expect } from 'vitest'
import { type Inquiry, inboxListSchema, inquirySchema } from '../../../src/contract/inbox'
import { surveySavedSchema, ticketSchema } from '../../../src/contract/survey'
import { person } from '../../support/submissions'
import type { Services } from './harness'
import { addAtDesk } from './stored-accounts'

/* A client of the inbox, and submissions that open inquiries. */

export const consultation = { ...person, industry: '金融', questions: '集群怎么收费？', edition: 'standard' }
export const partner = {
  ...person,
  kind: 'partner',
  company: '某公司',
  position: '工程师',
  city: '北京',
  needs: '一起做方案',
  wants: ['partner']
}
export const survey = { version: 'v1.4', id: '1', locale: 'zh-CN', reasons: ['wrong'], description: '参数写错了' }

export const inquiryOf = (answer: { data?: unknown }): Inquiry => v.parse(inquirySchema, answer.data)

/** The inbox of a new member of staff, and the database of main. */
export async function openInbox(services: Services) {
  const staff = await addAtDesk(services, ['staff'])
  let keys = 0
  const submit = (path: string, json: object, key = `${staff.id}-${++keys}`) =>
    services.call('main', path, { json, headers: { 'Idempotency-Key': key } })
  const desk = (path: string, json?: object, token = staff.token) => services.call('main', `desk/inbox/${path}`, { json, token })
  const list = async (query: string, token = staff.token) =>
    v.parse(inboxListSchema, (await desk(`list?${query}`, undefined, token)).data)
  const statement = (sql: string, ...values: (string | number)[]) => services.mainDb.prepare(sql).bind(...values)
  const rows = async (sql: string, ...values: (string | number)[]) => (await statement(sql, ...values).all()).results

  /** The inquiry about the newest submission of the kind. */
  async function newest(kind: string): Promise<Inquiry> {
    const id = await statement('SELECT max(id) AS id FROM inquiries WHERE kind = ?', kind).first<number>('id')
    return inquiryOf(await desk(`detail?id=${id}`))
  }
  async function consult(changes: object = {}): Promise<Inquiry> {
    expect((await submit('add/userInfo', { ...consultation, ...changes })).http).toBe(200)
    return newest('consultation')
  }
  async function giveFeedback(changes: object = {}) {
    const { data } = await submit('userInfo/userSatisfactionSurvey', { ...survey, ...changes })
    const { ticket } = v.parse(surveySavedSchema, data)
    const read = async () => v.parse(ticketSchema, (await services.call('main', `userInfo/surveyTicket?ticket=${ticket}`)).data)
    return { inquiry: await newest('feedback'), ticket, read }
  }
  return { staff, submit, desk, list, rows, newest, consult, giveFeedback }
}
