import { at, expect, open, test, untilHydrated } from '../support/browser.ts'

test('a button copies its code and confirms it; a refusing clipboard is reported', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/document/latest/1', 'www.galaxy.localhost')
  await page.getByRole('button', { name: 'Copy “First hop”' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^MATCH \(a:Account \{code: 'A1'\}\)/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy “Second hop”' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible()
})

test('a document is copied as its Markdown, and a Markdown that cannot be fetched is reported', async ({
  page,
  context,
  watch
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/document/latest/1')
  const menu = page.getByRole('navigation', { name: 'Markdown' })
  const address = await menu.getByRole('link', { name: '打开Markdown' }).getAttribute('href')
  const markdown = await (await page.request.get(at(address ?? ''))).text()
  await menu.getByRole('button', { name: '复制Markdown' }).click()
  await expect(menu.getByRole('status')).toHaveText('已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)

  watch.expectError(/net::ERR_FAILED/)
  await page.route('**/*.md', (route) => route.abort())
  await menu.getByRole('button', { name: '复制Markdown' }).click()
  await expect(menu.getByRole('status')).toHaveText('复制失败，请选中代码手动复制')
})

test('the contents lead to their sections and mark the one being read; a heading has a link to itself', async ({ page }) => {
  await page.goto(at('/document/latest/1'))
  const contents = page.getByRole('navigation', { name: '本页目录' })
  await expect(contents.locator('[aria-current]')).toHaveText('启动数据库')
  await contents.getByRole('link', { name: '查找资金环' }).click()
  await expect(page).toHaveURL(/#ring$/)
  await expect(page.getByRole('heading').filter({ hasText: '查找资金环' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('查找资金环')

  const link = page.getByRole('link', { name: '“准备数据”的链接' })
  await expect(link).toHaveCSS('opacity', '0')
  await page.getByRole('heading').filter({ hasText: '准备数据' }).hover()
  await expect(link).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#data$/)
})

test('on a phone the tree and the sections are menus, and the page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/document/latest/1'))
  await page.locator('summary', { hasText: '文档目录' }).click()
  const tree = page.getByRole('navigation', { name: '文档目录' })
  await expect(tree.getByRole('link', { name: '建立第一张图' })).toHaveAttribute('aria-current', 'page')
  await page.locator('summary', { hasText: '本页目录' }).click()
  await page.getByRole('navigation', { name: '本页目录' }).getByRole('link', { name: '选择版本' }).click()
  await expect(page.getByRole('heading').filter({ hasText: '选择版本' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('the version switch keeps the page, and the old one leads back to it', async ({ page }) => {
  await page.goto(at('/document/latest/1'))
  await page.locator('summary', { hasText: '文档v1.4' }).click()
  await page.getByRole('navigation', { name: '文档的版本' }).getByRole('link', { name: 'v1.3' }).click()
  await expect(page).toHaveURL(at('/document/v1.3/1'))
  const notice = page.getByRole('note').filter({ hasText: '这是文档v1.3，当前版本是v1.4' })
  await notice.getByRole('link', { name: '看v1.4的这一页' }).click()
  await expect(page).toHaveURL(at('/document/latest/1'))
  await expect(page.getByRole('note').filter({ hasText: '这是文档v1.3' })).toHaveCount(0)
})

test('a page that another version lacks leads to the nearest there, and from there back', async ({ page }) => {
  const host = 'www.galaxy.localhost'
  await open(page, '/document/v1.3/40', host)
  await page.locator('summary', { hasText: 'Docs v1.3' }).click()
  const versions = page.getByRole('navigation', { name: 'Versions of the documentation' })
  const missing = 'v1.4 does not have this page; nearest: “Upgrade and scale”'
  await expect(page.getByRole('note').getByRole('link', { name: missing })).toBeVisible()
  await versions.getByRole('link', { name: missing }).click()
  await expect(page).toHaveURL(at('/document/latest/22', host))
  const notice = page.getByRole('note').filter({ hasText: 'v1.4 does not have the page you came from; this one is nearest.' })
  await notice.getByRole('link', { name: 'Back to the page you came from in v1.3' }).click()
  await expect(page).toHaveURL(at('/document/v1.3/40', host))
  await expect(notice).toHaveCount(0)

  // Also where the other version has a document of the nearest one's id, and after a reload.
  await open(page, '/document/latest/38', host)
  await page.locator('summary', { hasText: 'Docs v1.4' }).click()
  await versions.getByRole('link', { name: 'v1.3' }).click()
  await expect(page).toHaveURL(at('/document/v1.3/9', host))
  await untilHydrated(page, () => page.reload())
  await page.locator('summary', { hasText: 'Docs v1.3' }).click()
  await versions.getByRole('link', { name: 'v1.4 back to the page you came from' }).click()
  await expect(page).toHaveURL(at('/document/latest/38', host))
})

test('previous, next and the links of the text change the page without loading it anew', async ({ page }) => {
  await open(page, '/document/v1.3/1')
  await page.evaluate(() => {
    document.body.dataset.stayed = 'yes'
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('navigation', { name: '上一篇和下一篇' }).getByRole('link', { name: '属性图的基本概念' }).click()
  await expect(heading).toHaveText('属性图的基本概念')
  await page.getByRole('article').getByRole('link', { name: '第一张图', exact: true }).click()
  await expect(page).toHaveURL(/v1\.3\/1#data$/)
  await expect(heading).toHaveText('建立第一张图')
  // The text of the first response is still shown, although no script fetched it.
  await expect(page.getByRole('heading').filter({ hasText: '准备数据' })).toBeInViewport()
  await expect(page.locator('body')).toHaveAttribute('data-stayed', 'yes')
})

test('no document in the tree is fetched before hover', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await untilHydrated(page, () => page.goto(at('/document/v1.3/1'), { waitUntil: 'networkidle' }))
  const isThere = (url: string) => /\/40-before-upgrading[^/]*\.js$/.test(url)
  expect(fetched.filter(isThere)).toEqual([])
  const asked = page.waitForRequest((request) => isThere(request.url()))
  await page.getByRole('navigation', { name: '文档目录' }).getByRole('link', { name: '升级到下一版之前' }).hover()
  await asked
})

test('on paper there is the text alone, with the addresses of its links', async ({ page }) => {
  await page.goto(at('/document/v1.3/1'))
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header', 'footer', '.doc-side', '.doc-contents', '.doc-neighbors']) {
    await expect(page.locator(part).first()).toBeHidden()
  }
  const link = page.getByRole('article').getByRole('link', { name: '导入自己的数据' })
  const after = () => link.evaluate((one) => getComputedStyle(one, '::after').content.replaceAll('" "', ''))
  await expect.poll(after).toMatch(/https?:\/\/[^/"]+\/document\/v1\.3\/9/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text, the tree, the versions and the menus work, and no button is shown that needs a script', async ({
    page,
    watch
  }) => {
    watch.expectError(/\.js csp$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/document/v1.3/1'))
    await expect(page.getByRole('heading').filter({ hasText: '逐跳查询' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
    await page.locator('summary', { hasText: '文档目录' }).click()
    await page.getByRole('navigation', { name: '文档目录' }).getByRole('link', { name: '导入CSV' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('导入CSV')
    await page.locator('summary', { hasText: '文档v1.3' }).click()
    await page.getByRole('link', { name: 'v1.4' }).first().click()
    await expect(page).toHaveURL(at('/document/latest/9'))
  })
})

test('a document that does not exist says so, with a way home', async ({ page, watch }) => {
  watch.expectError(/status of 404/)
  const answer = await page.goto(at('/document/latest/999', 'www.galaxy.localhost'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(at('/', 'www.galaxy.localhost'))
})
