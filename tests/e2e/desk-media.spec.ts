import { signUpWithRole, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, test } from '../support/browser.ts'
import { expectToFit } from '../support/layout.ts'
import { gif, png } from '../support/sample-files.ts'

const [, t, host, name] = sites[1]

test('an author uploads files, describes an image, finds it by its filters and deletes it', async ({ page, watch }) => {
  watch.expectError(/status of 415/)
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  await page.goto(at('/desk', host))
  await page
    .getByRole('link', { name: t('media_title') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('media_title'))

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: t('media_upload'), exact: true }).press('Enter')
  ])
  const image = `photo-${Date.now()}`
  await chooser.setFiles([
    { name: `${image}.png`, mimeType: 'image/png', buffer: png(1700, 40, 120) },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'broken.gif', mimeType: 'image/gif', buffer: Buffer.concat([gif(), Buffer.from('=1')]) }
  ])
  const uploads = page.locator('.media-uploads > li')
  await expect(uploads).toHaveText([
    `${image}.png${t('media_upload_stored')}`,
    `drawing.svg${t('media_type')}`,
    `broken.gif${t('media_content')}`
  ])
  await page.getByRole('button', { name: t('media_upload_clear') }).click()
  await expect(uploads).toHaveCount(0)

  await page.getByLabel(t('media_filter_name')).fill(image)
  await page.getByLabel(t('media_filter_lack')).selectOption('alt')
  await page.getByRole('button', { name: t('media_filter_apply') }).click()
  await expect(page).toHaveURL(/lack=alt&name=photo-/)
  await page.getByRole('link', { name: `${image}.webp` }).click()
  const detail = page.getByRole('article')
  // The browser scaled it before the upload.
  await expect(detail).toContainText('1600 × 38')
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused()
  await detail.getByLabel(t('media_alt_zh')).fill('示意图')
  await detail.getByLabel(t('media_alt_en')).fill('A sample picture')
  await detail.getByRole('button', { name: t('media_alt_save') }).click()
  await expect(page.getByText(t('media_alt_saved'))).toBeVisible()
  await expect(detail.getByRole('img', { name: 'A sample picture' })).toBeVisible()
  await expect(page.locator('.media-cells > li')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  await detail.getByRole('button', { name: t('media_delete'), exact: true }).click()
  await detail.getByRole('button', { name: t('media_delete_confirm'), exact: true }).click()
  await expect(page.getByText(t('media_deleted'))).toBeVisible()
  await expect(page).toHaveURL(/\/desk\/media\?lack=alt&name=photo-\d+$/)
  await expect(detail).toHaveCount(0)
})

test('an author takes the cover of an entry from the library, with the text that the library has for it', async ({ page }) => {
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  await page.goto(at('/desk/entries?kind=news', host))
  await page.getByRole('button', { name: t('entries_new'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/kind=news&id=\d+$/)
  const form = page.getByRole('region', { name: t('entries_language_en'), exact: true })
  await form.getByRole('button', { name: t('entries_pick') }).press('Enter')
  const picker = page.getByRole('dialog')
  const image = `cover-${Date.now()}`
  const isUploaded = Promise.withResolvers<void>()
  await page.route(/action=uploadimage/, async (route) => {
    await isUploaded.promise
    await route.continue()
  })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picker.getByRole('button', { name: t('media_upload'), exact: true }).press('Enter')
  ])
  await chooser.setFiles({ name: `${image}.png`, mimeType: 'image/png', buffer: png(1200, 630, 120) })
  await picker.getByLabel(t('media_filter_name')).fill(image)
  await expect(picker.getByText(t('media_list_empty'))).toBeVisible()
  // The upload that ends now brings the new file into the filtered list, not the list of before.
  isUploaded.resolve()
  await expect(picker.locator('.media-cells > li')).toHaveCount(1)
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await picker.locator('.media-cells').getByRole('button').press('Enter')
  await expect(picker).toHaveCount(0)
  const cover = form.getByLabel(t('entries_field_cover'), { exact: true })
  await expect(cover).toHaveValue(/\/media\/image\/.*\.webp$/)
  await expect(form.locator('.entry-picture')).toBeVisible()
  await expect(form.getByText(t('entries_hint_cover'))).toBeVisible()
  await form.getByLabel(t('entries_field_coverAlt'), { exact: true }).fill('The launch')
  await expect(form.locator('[data-saving="saved"]')).toBeVisible()
  expect(await seriousFindings(page, '#main')).toEqual([])
})
