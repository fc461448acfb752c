import { grantRole, signUp, sites } from '../support/accounts.ts'
import { at, expect, test } from '../support/browser.ts'
import { clipboard, fields, markup, openEditor, paste, preview, reportedPolicy, t, textOf, tool } from '../support/editor.ts'
import { png } from '../support/sample-files.ts'

/* Copying, cutting and pasting by an author, with the real clipboard if the text is the editor's own. */

test.beforeEach(async ({ context, watch }) => {
  watch.expectError(reportedPolicy)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('all kinds of blocks come back whole from the clipboard, and other programs get them as HTML', async ({ page }) => {
  await openEditor(page)
  await paste(
    page,
    `<h2>标题</h2><p>一<b>粗</b></p><ul><li>甲<ul><li>乙</li></ul></li></ul><ol><li>丙</li></ol><blockquote>引<br>用</blockquote>
    <pre><code class="language-cypher">MATCH (n)\n  RETURN n</code></pre><hr>
    <table><tr><th colspan="2">合并</th></tr><tr><td>1</td><td>2</td></tr></table><img src="/favicon.svg" alt="图">`
  )
  await expect(preview(page).locator('img')).toHaveAttribute('src', '/favicon.svg')
  const before = await markup(page)
  await fields(page).first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect(preview(page)).toBeEmpty()
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  for (const part of [
    '<h2>标题</h2>',
    '<b>粗</b>',
    'colspan="2"',
    '  RETURN n',
    `src="${new URL(page.url()).origin}/favicon.svg"`
  ])
    expect(html?.replaceAll('strong>', 'b>')).toContain(part)
  await page.keyboard.press('Control+v')
  await expect.poll(() => markup(page)).toBe(before)
})

test('within a block, words keep their formats, a whole heading stays one, and items stay a list', async ({ page }) => {
  await openEditor(page)
  await paste(page, '<h2>标题</h2><ul><li>甲</li><li>乙</li></ul><p>一<b>粗体</b></p><p>尾</p>')
  const last = fields(page).last()
  const copyTo = async (field: number, selectBy: () => Promise<void>) => {
    await fields(page).nth(field).click()
    await selectBy()
    await page.keyboard.press('Control+c')
    await last.click()
    await page.keyboard.press('End')
  }
  await copyTo(2, async () => {
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+ArrowLeft')
  })
  await page.keyboard.press('Control+v')
  await expect(preview(page).locator('p').last()).toHaveText('尾体')
  await expect(preview(page).locator('p').last().locator('strong')).toHaveText('体')
  await copyTo(0, () => page.keyboard.press('Control+a'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await expect(preview(page).locator('h2')).toHaveText(['标题', '标题'])
  await fields(page).nth(1).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await last.click()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+v')
  await expect(preview(page).locator('ul').last().locator('li')).toHaveText(['甲', '乙'])
  await expect(preview(page).locator('ul')).toHaveCount(2)
})

test('cells that are pasted into a cell fill those from there on, as one step', async ({ page }) => {
  await openEditor(page)
  await tool(page, 'editor_insert_table').click()
  await expect(page.locator('.editor-picker')).toBeFocused()
  await page.keyboard.press('Enter')
  const cells = preview(page).locator('th, td')
  await paste(page, clipboard('google-sheets'))
  await expect(cells.first()).toHaveText('地区')
  await expect(preview(page).locator('td[colspan="2"]')).toHaveText('合计全年')
  await expect(preview(page).locator('table')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(preview(page).locator('table')).toHaveText('')
})

test('a space is pasted into the line, and a paste without content leaves the paragraph whole', async ({ page }) => {
  await openEditor(page)
  await paste(page, '<p>前后</p>')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await paste(page, '<img src="https://example.com/count.gif" width="1" height="1">')
  await page.keyboard.type('中')
  await expect(preview(page).locator('p')).toHaveText(['前中后'])
  await paste(page, '<span> </span>', ' ')
  await expect.poll(async () => (await preview(page).locator('p').textContent())?.replace('\u00a0', ' ')).toBe('前中 后')
})

test('images in cells, items and quotes stay, and what a paste leaves out is named once', async ({ page }) => {
  await openEditor(page)
  await paste(
    page,
    '<ul><li>项<img src="/favicon.svg" alt="一"></li></ul><table><tr><td>格<img src="/favicon.svg" alt="二"></td><td>空</td></tr></table><blockquote>引<img src="file:///c.png" alt="三"></blockquote><svg></svg><svg></svg><video></video>'
  )
  await expect(preview(page).locator('li img')).toHaveAttribute('src', '/favicon.svg')
  await expect(preview(page).locator('td img')).toHaveAttribute('src', '/favicon.svg')
  await expect(preview(page).locator('blockquote img')).toHaveAttribute('src', '/broken-image.svg')
  const names = `${t('editor_lost_drawings', { count: 2 })}和${t('editor_lost_players', { count: 1 })}`
  await expect(page.getByText(t('editor_lost', { names }))).toBeVisible()
})

test('words that look like Markdown are pasted as they are, and formatted when the author wants it', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('前')
  await page.keyboard.press('Enter')
  await paste(page, '', '# 标题\n\n- 甲\n- **乙**')
  await expect(preview(page).locator('p').nth(1)).toHaveText('# 标题')
  await page.getByRole('button', { name: t('editor_markdown_read') }).click()
  await expect.poll(() => markup(page)).toBe('<p>前</p><h2>标题</h2><ul><li>甲</li><li><strong>乙</strong></li></ul>')
  await expect(page.getByRole('button', { name: t('editor_markdown_read') })).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect.poll(() => markup(page)).toBe('<p>前</p>')
})

test('addresses of hosts, mail and telephone are completed in the link form', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('联系')
  for (const [typed, address] of [
    ['www.example.com', 'https://www.example.com'],
    ['http://example.com/a', 'https://example.com/a'],
    ['zhang@example.com', 'mailto:zhang@example.com'],
    ['010-6255 1234', 'tel:01062551234']
  ] as const) {
    await textOf(page).locator('[contenteditable="true"]').first().click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(preview(page).locator('a')).toHaveAttribute('href', address)
  }
})

test('the English text starts from the Chinese one, with the alternative texts that the library has in English', async ({
  page
}) => {
  const [, t, host, name] = sites[1]
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, name), 'author')
  await page.goto(at('/desk/entries', host))
  await page.getByRole('button', { name: t('entries_new'), exact: true }).click()
  const [chinese, english] = (['entries_language_zh', 'entries_language_en'] as const).map((language) =>
    page.getByRole('region', { name: t(language), exact: true })
  )
  if (!chinese || !english) throw new Error('no forms')
  const start = page.getByRole('button', { name: t('entries_start_from_original') })
  await english.getByLabel(t('entries_field_title'), { exact: true }).fill('Release')
  await expect(start).toHaveCount(0)
  await chinese.getByLabel(t('entries_field_summary')).fill('摘要')
  await chinese.locator('.editor-page [contenteditable="true"]').first().click()
  await paste(page, '<h2>标题</h2><p>正文</p>')
  const chooser = page.waitForEvent('filechooser')
  await chinese
    .getByRole('toolbar')
    .getByRole('button', { name: t('editor_insert_image'), exact: true })
    .click()
  await (await chooser).setFiles({ name: 'numbat.png', mimeType: 'image/png', buffer: png(640, 360, 91) })
  const ask = page.getByRole('dialog', { name: t('media_alt_ask') })
  await ask.getByLabel(t('media_alt_zh')).fill('袋食蚁兽')
  await ask.getByLabel(t('media_alt_en')).fill('A numbat')
  await ask.getByRole('button', { name: t('media_alt_save') }).click()
  await expect(chinese.getByLabel(t('editor_image_alt'))).toHaveValue('袋食蚁兽')
  await start.click()
  await expect(english.getByLabel(t('entries_field_title'), { exact: true })).toBeFocused()
  const tops = [chinese, english].map((form) =>
    form.getByLabel(t('entries_field_title'), { exact: true }).evaluate((field) => field.getBoundingClientRect().top)
  )
  expect(new Set(await Promise.all(tops)).size).toBe(1)
  await expect(english.getByLabel(t('editor_image_alt'))).toHaveValue('A numbat')
  await expect(english.locator('.editor-page .editor-heading-2')).toHaveText('标题')
  await expect(english.locator('.editor-page .editor-paragraph')).toHaveText('正文')
  await expect(english.getByLabel(t('entries_field_title'), { exact: true })).toHaveValue('Release')
  await expect(english.getByLabel(t('entries_field_summary'))).toHaveValue('摘要')
  await expect(start).toHaveCount(0)
  const parts = [t('entries_field_summary'), t('entries_untranslated_text', { count: 2 })].join(t('desk_roles_separator'))
  await expect(english.getByText(t('entries_untranslated', { parts }))).toBeVisible()
  await english.getByLabel(t('entries_field_summary')).fill('A summary')
  await expect(
    english.getByText(t('entries_untranslated', { parts: t('entries_untranslated_text', { count: 2 }) }))
  ).toBeVisible()
})
