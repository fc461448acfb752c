import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOf } from '../support/copy.ts'
import { startTestSite, type TestSite } from '../support/site.ts'
import { visitors } from '../support/visitors.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

describe.each(visitors)('on %s', (_, visitor, locale) => {
  test.each([
    '/product?name=nothing',
    '/demogallery/details',
    '/demogallery/details?type=nothing',
    '/demogallery/details?type=360',
    '/customer?industry=nowhere',
    '/customer/details',
    '/customer/details?id=nobody',
    '/homedetails',
    '/homedetails?id=',
    '/homedetails?id=99',
    '/joinus?city=nowhere',
    '/joinus/data',
    '/joinus/data?id=nothing',
    '/document/latest/999',
    '/document/v0.1/1'
  ])('%s does not exist, and the page that says so names the way on', async (path) => {
    const { status, body } = await site.visit(path, visitor)
    expect(status).toBe(404)
    expect(body).toContain(copyOf(locale)('shell_not_found'))
  })
})
