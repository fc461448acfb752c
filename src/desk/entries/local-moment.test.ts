import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const address = new URL('local-moment.ts', import.meta.url).href

/** The moments as their controls show them in Shanghai. A process of its own, because threads cannot change their time zone. */
async function inShanghai(moments: readonly string[]): Promise<unknown> {
  const script = `import { localMoment } from '${address}'
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((moment) => localMoment(moment))))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: 'Asia/Shanghai' }
  })
  return JSON.parse(stdout)
}

test('a moment is shown in the zone of the browser, to the minute also before 1901, when Shanghai was 8:05:43 ahead', async () => {
  const moments = [
    ['2027-03-18T06:00:00.000Z', '2027-03-18T14:00'],
    ['1900-06-01T00:00:00.000Z', '1900-06-01T08:05'],
    ['1899-12-31T15:54:17.000Z', '1900-01-01T00:00'],
    ['1899-12-31T15:54:16.000Z', '1899-12-31T23:59'],
    ['0099-12-31T15:54:17.000Z', '0100-01-01T00:00'],
    ['', ''],
    ['tomorrow', '']
  ] as const
  expect(await inShanghai(moments.map(([moment]) => moment))).toEqual(moments.map(([, local]) => local))
})
