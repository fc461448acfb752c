import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { signUp } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, type Host, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { issueCertificate } from '../support/issue-certificate.ts'

const [zh, en] = [copyOf('zh-CN'), copyOf('en-US')]
const english: Host = 'www.galaxy.localhost'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const steps = (page: Page) => page.locator('.certificate-check li')
const summary = (page: Page) => page.locator('.certificate-summary')

test('a valid certificate shows its verdict, passes the check in the browser, and prints on one sheet', async ({ page }) => {
  const { id } = await issueCertificate()
  await open(page, `/verify/${id}`)
  await expect(headline(page)).toHaveText(zh('certificates_valid'))
  await expect(page.locator('.certificate-name')).toHaveText('王**')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/og\/verify\.zh-CN\.png$/)
  await expect(page.locator('.certificate-qr path')).toHaveCount(1)
  await expect(summary(page)).toHaveText(zh('certificates_summary_passed'))
  await expect(page.locator('.certificate-check [data-outcome=passed] .certificate-step')).toHaveCount(7)
  expect(await seriousFindings(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: zh('certificates_file_jwt') }).click()
  expect((await download).suggestedFilename()).toBe(`GBCA-${id}.jwt`)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(headline(page)).toBeHidden()
  await expect(page.locator('.certificate-sheet')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, , width = '0', height = '0'] = /\/MediaBox\s*\[(\S+) (\S+) (\S+) (\S+)\]/.exec(pdf)?.slice(1) ?? []
  expect([Number(width), Number(height)].map(Math.round)).toEqual([842, 595])
})

test('an expired and a revoked certificate say so, on the server and in the browser', async ({ page }) => {
  const expired = await issueCertificate({ name: 'Zhang San', finishedAt: Date.now() - 3 * 366 * 86_400_000 })
  await open(page, `/verify/${expired.id}`, english)
  await expect(headline(page)).toHaveText(en('certificates_expired'))
  await expect(page.locator('.certificate-name')).toHaveText('Z*** S***')
  await expect(steps(page).and(page.locator('[data-outcome=failed]'))).toContainText(en('certificates_step_dates'))
  await expect(summary(page)).toHaveText(en('certificates_summary_failed'))

  const revoked = await issueCertificate({ revoked: 'Answers were shared' })
  await open(page, `/verify/${revoked.id}`, english)
  await expect(headline(page)).toHaveText(en('certificates_revoked'))
  await expect(page.getByText(en('certificates_revoked_reason', { reason: 'Answers were shared' }))).toBeVisible()
  await expect(steps(page).and(page.locator('[data-outcome=failed]'))).toContainText(en('certificates_found_status_revoked'))
})

test('a number leads to its certificate by key alone; a wrong one is named, an unknown one leads on', async ({ page, watch }) => {
  // No certificate has the number: 404.
  watch.expectError(/404/)
  const { id } = await issueCertificate()
  await open(page, '/verify')
  const field = page.getByRole('textbox', { name: zh('certificates_number') })
  await field.focus()
  await page.keyboard.type('GBCA-1')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(zh('certificates_number_wrong'))
  await field.fill(crypto.randomUUID())
  await field.press('Enter')
  await expect(headline(page)).toHaveText(zh('certificates_unknown'))
  await field.fill(`https://cn.galaxy.example/verify/${id.toUpperCase()}`)
  await field.press('Enter')
  await expect(page).toHaveURL(at(`/verify/${id}`))
  await expect(headline(page)).toHaveText(zh('certificates_valid'))
})

test('a file is checked without leaving the browser: genuine with its name, changed, of another issuer, and its content', async ({
  page,
  watch
}) => {
  // A changed content is compared with the earlier version as well, which this certificate does not have.
  watch.expectError(/404/)
  const { publicJwt, namedJwt } = await issueCertificate()
  await open(page, '/verify', english)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const file = (name: string, text: string) => ({ name, mimeType: 'application/vc+jwt', buffer: Buffer.from(text) })
  const chooser = page.waitForEvent('filechooser')
  const choose = page.getByLabel(en('certificates_choose'))
  await choose.focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file('mine.jwt', namedJwt))
  await expect(page.getByRole('heading', { name: en('certificates_checking_file', { name: 'mine.jwt' }) })).toBeFocused()
  await expect(summary(page)).toContainText(en('certificates_summary_passed'))
  await expect(summary(page)).toContainText(en('certificates_name_in_file', { name: '王小明' }))
  expect(await seriousFindings(page)).toEqual([])

  const paste = page.getByLabel(en('certificates_paste'))
  const submit = page.getByRole('button', { name: en('certificates_paste_submit') })
  const [header = '', payload = '', signature = ''] = publicJwt.split('.')
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { iss, jti, sub, nbf, exp, ...credential } = v.parse(v.looseObject({ validUntil: v.string(), exp: v.number() }), content)
  const longer = {
    ...v.parse(v.looseObject({}), content),
    exp: exp + 86_400,
    validUntil: new Date((exp + 86_400) * 1000).toISOString()
  }
  for (const [text, found] of [
    [`${header}.${encode(longer)}.${signature}`, en('certificates_found_signature_wrong')],
    [
      `${header}.${encode({ iss: 'https://other.example' })}.${signature}`,
      en('certificates_found_issuer_other', { issuer: 'https://other.example' })
    ],
    [JSON.stringify(credential), en('certificates_found_signature_valid')],
    [JSON.stringify({ ...credential, name: 'GBCM' }), en('certificates_found_content_differs')]
  ] as const) {
    await paste.fill(text)
    await submit.click()
    await expect(page.locator('.certificate-check').getByText(found)).toBeVisible()
  }
  const moved = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['moved'], 'moved.jwt'))
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotFoundError'))
    return data
  })
  await page.locator('.certificate-drop').dispatchEvent('drop', { dataTransfer: moved })
  await expect(paste).toHaveAccessibleDescription(en('certificates_file_unread'))
  await paste.fill('')
  await submit.click()
  await expect(paste).toHaveAccessibleDescription(en('certificates_paste_empty'))
  expect(posts).toEqual([])
})

test('a holder shares the full name in the user center and takes it back', async ({ page }) => {
  const phone = await signUp(page, 'localhost', '王小明')
  const { id } = await issueCertificate({ phone })
  await open(page, '/user')
  const card = page.getByRole('region', { name: zh('certificates_card_name', { certification: 'GBCA' }) })
  const publicName = async () => (await page.request.get(at(`/api/exam/public/certificate?id=${id}`), { maxRetries: 2 })).text()
  await expect(card.getByText(zh('certificates_card_is_masked'))).toBeVisible()
  for (const [said, name] of [
    ['certificates_card_shared', '王小明'],
    ['certificates_card_masked', '王**']
  ] as const) {
    await card.getByRole('checkbox', { name: zh('certificates_card_share') }).click()
    await expect(card.getByText(zh(said))).toBeVisible()
    expect(await publicName()).toContain(`"${name}"`)
  }
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: zh('certificates_card_file') }).click()
  expect((await download).suggestedFilename()).toBe(`GBCA-${id}-named.jwt`)
  await expect(card.locator('code')).toHaveText(new RegExp(`^https?://.+/verify/${id}$`))
  await card.getByRole('link', { name: zh('certificates_card_verify') }).click()
  await expect(headline(page)).toHaveText(zh('certificates_valid'))
  await expect(page.locator('.certificate-qr path')).toHaveCount(1)
})

test('everybody downloads the picture of the badge in two forms, which browsers show alike', async ({ page }) => {
  const { id } = await issueCertificate()
  await open(page, `/verify/${id}`)
  for (const kind of ['PNG', 'SVG']) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: zh('certificates_badge', { kind }) }).click()
    const picture = await download
    expect(picture.suggestedFilename()).toBe(`GBCA.${kind.toLowerCase()}`)
    const shown = page.evaluate(
      async ([type, bytes]) => {
        const image = new Image()
        image.src = `data:${type};base64,${bytes}`
        await image.decode()
        return image.naturalWidth
      },
      [kind === 'SVG' ? 'image/svg+xml' : 'image/png', (await readFile(await picture.path())).toString('base64')] as const
    )
    expect(await shown).toBe(600)
  }
})

test('a holder downloads the picture of the badge, which proves the certificate, and a picture without one is named', async ({
  page
}) => {
  const phone = await signUp(page, 'localhost', '王小明')
  const { id } = await issueCertificate({ phone })
  await open(page, '/user')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: zh('certificates_card_image') }).click()
  const picture = await download
  expect(picture.suggestedFilename()).toBe(`GBCA-${id}-named.png`)
  const baked = await readFile(await picture.path())

  await open(page, '/verify')
  const choose = page.getByLabel(zh('certificates_choose'))
  const file = (buffer: Buffer) => ({ name: 'badge.png', mimeType: 'image/png', buffer })
  await choose.setInputFiles(file(baked))
  await expect(summary(page)).toContainText(zh('certificates_summary_passed'))
  await expect(summary(page)).toContainText(zh('certificates_name_in_file', { name: '王小明' }))
  const answer = await page.request.get(at('/api/exam/public/images/GBCA.png'), { maxRetries: 2 })
  await choose.setInputFiles(file(await answer.body()))
  await expect(page.getByText(zh('certificates_picture_empty'))).toBeVisible()
  // Both are pictures that the browser shows.
  for (const bytes of [baked, await answer.body()]) {
    const width = async (values: number[]) => (await createImageBitmap(new Blob([Uint8Array.from(values)]))).width
    expect(await page.evaluate(width, [...bytes])).toBe(600)
  }
})

test('a holder has a certificate of an earlier version issued anew', async ({ page }) => {
  const phone = await signUp(page, 'localhost', '王小明')
  const { id } = await issueCertificate({ phone, outdated: true })
  await open(page, '/user')
  const card = page.getByRole('region', { name: zh('certificates_card_name', { certification: 'GBCA' }) })
  await expect(card.getByText(zh('certificates_card_outdated'))).toBeVisible()
  await card.getByRole('button', { name: zh('certificates_card_reissue') }).click()
  await expect(card.getByText(zh('certificates_card_reissued'))).toBeVisible()
  await expect(card.getByRole('button', { name: zh('certificates_card_reissue') })).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await open(page, `/verify/${id}`, english)
  await expect(page.getByText('This certificate was reissued on')).toBeVisible()
  await expect(summary(page)).toHaveText(en('certificates_summary_passed'))
})

test('without the exam service the page says so, and a file is checked as far as it can be', async ({ page, watch }) => {
  watch.expectError(/50[234]/)
  const { id, publicJwt } = await issueCertificate()
  await untilHydrated(page, () => page.goto(`http://localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/verify/${id}`))
  await expect(headline(page)).toHaveText(zh('certificates_unavailable'))
  await page.getByLabel(zh('certificates_paste')).fill(publicJwt)
  await page.getByRole('button', { name: zh('certificates_paste_submit') }).click()
  await expect(page.locator('.certificate-check').getByText(zh('certificates_found_file_read', { id }))).toBeVisible()
  await expect(summary(page)).toContainText(zh('certificates_summary_open'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a number leads to the verdict', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    const { id } = await issueCertificate()
    await page.goto(at('/verify'))
    await expect(page.getByText(zh('certificates_check_scripts'))).toBeVisible()
    await expect(page.getByLabel(zh('certificates_paste'))).toBeHidden()
    await page.getByRole('textbox', { name: zh('certificates_number') }).fill(id)
    await page.getByRole('button', { name: zh('certificates_number_submit') }).click()
    await expect(headline(page)).toHaveText(zh('certificates_valid'))
    await expect(page.locator('.certificate-qr path')).toHaveCount(1)
    await expect(page.getByText(zh('certificates_check_scripts'))).toBeVisible()
    await expect(page.locator('.certificate-check')).toBeHidden()
  })
})
