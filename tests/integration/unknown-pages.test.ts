import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { copyOf } from '../support/copy.ts'
import { withoutBreaks } from '../support/markup.ts'
import { sharedSite } from '../support/site.ts'
import { inTurn } from '../support/visitors.ts'

const site = await sharedSite()

test.each(
  inTurn([
    '/product?name=nothing',
    '/demogallery/details',
    '/demogallery/details?type=nothing',
    '/demogallery/details?type=360',
    '/product/onlinedemo?type=nothing',
    '/customer?industry=nowhere',
    '/customer/details',
    '/customer/details?id=nobody',
    '/homedetails?id=',
    '/homedetails?id=99',
    '/joinus?city=nowhere',
    '/joinus/data',
    '/joinus/data?id=nothing',
    '/document/latest/999',
    '/document/v0.1/1'
  ])
)('$name $one does not exist, and the error page links onwards', async ({ one: path, visitor, locale }) => {
  const answer = await site.visit(path, visitor)
  expect(answer.status).toBe(404)
  expect(withoutBreaks(answer)).toContain(copyOf(locale)('shell_not_found'))
})

test.each(inTurn([randomUUID(), randomUUID(), 'GBCA-1', 'GBCA-2']))(
  '$name: the page of the unknown certificate $one states that and offers another check',
  async ({ one: number, visitor, locale }) => {
    const { status, body } = await site.visit(`/verify/${number}`, visitor)
    expect(status).toBe(404)
    expect(body).toContain(copyOf(locale)('certificates_unknown'))
    expect(body).toContain('name="number"')
    expect((await site.visit(`/verify/${number}.md`, visitor)).status).toBe(404)
  }
)
