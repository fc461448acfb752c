import schoolCopy from '../../src/features/center/copy/school/zh-CN.ts'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

test.use({ ownContext: true })

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

test('a video is found by its type, and is fetched with its captions once it is played', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void (/\/file\/|captions/.test(request.url()) && fetched.push(request.url())))
  // Slow, so that the video does not end before the language is switched.
  await page.addInitScript(() => {
    const slowDown = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) target.playbackRate = 0.1
    }
    document.addEventListener('play', slowDown, { capture: true })
  })
  await open(page, '/center/video')
  const videos = page.locator('#videos')
  await expect(videos.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(8)
  await videos.getByRole('link', { name: '操作教程', exact: true }).click()
  await expect(page).toHaveURL(/[?&]type=tutorial/)
  await expect(videos.getByRole('heading', { level: 3 })).toHaveCount(2)
  await videos.getByRole('link', { name: '写第一条查询' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/写第一条查询/)
  await expect(page.locator('.rich-text')).toContainText('这是一个点')
  expect(fetched).toEqual([])

  await page.getByRole('button', { name: zh('center_video_play', { length: '0:06' }) }).click()
  const player = page.locator('video')
  await expect(player).toBeFocused()
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const caption = () =>
    player.evaluate((video: HTMLVideoElement) => {
      const shown = [...video.textTracks].find(({ mode }) => mode === 'showing')
      return [shown?.language, shown?.cues?.length]
    })
  await expect.poll(caption).toEqual(['zh-CN', 3])

  // At a tenth of its speed, a player that starts over does not get here within the limit of an expectation.
  const moved = 4
  await player.evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to
  }, moved)
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.seeking)).toBe(false)
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(moved)
})

test('the menu leads to the white papers, one of which requires consent and links to its form', async ({ page }) => {
  await open(page, '/aboutus', 'www.galaxy.localhost')
  await page
    .getByRole('banner')
    .getByRole('button', { name: en('nav_resources') })
    .click()
  const menu = page.getByRole('banner')
  for (const entry of ['nav_school', 'nav_consultancy', 'nav_video_center'] as const) {
    await expect(menu.getByRole('link', { name: en(entry), exact: true })).toBeVisible()
  }
  await menu.getByRole('link', { name: en('nav_whitepapers'), exact: true }).click()
  await expect(page).toHaveURL(/\/center\/research\?type=whitepapers$/)
  await page.locator('#papers').getByRole('link', { name: 'Choosing a graph database' }).click()
  await expect(page.getByText(en('center_research_gated_text'))).toBeVisible()
  await expect(page.getByRole('main').getByText(en('page_sample'), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('a[download]')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: en('downloads_gated') })
    .click()
  await expect(page.getByRole('region', { name: en('account_privacy') })).toBeVisible()
})

test('a list that could not be loaded appears after a retry', async ({ page, watch }) => {
  watch.expectError(/500/)
  await open(page, '/center/consultancy')
  const calls = '**/api/main/school/list**'
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { status: 500, error: 'x' } }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('nav_school') })
    .click()
  await expect(page.getByText(zh('page_unavailable'))).toBeVisible()
  await expect(page.getByRole('link', { name: zh('shell_retry') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(schoolCopy.headline.replace('\n', ' '))
  // A page that nobody sees does not try again by itself, which could take the link away before the click.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.unroute(calls)
  await page.getByRole('link', { name: zh('shell_retry') }).click()
  await expect(page.locator('#lessons').getByRole('link', { name: '第一课' })).toBeVisible()
})

test('a page that waits for main retries only its own data, not the prefetched pages', async ({ page, watch }) => {
  watch.expectError(/50[23]/)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const linked = () => asked.filter((path) => path === '/api/main/activity/list')
  const askAgain = () => Promise.all([page.waitForRequest('**/api/main/school/detail?*'), page.clock.runFor(4000)])
  await page.clock.install()
  await untilHydrated(page, () => page.goto(`http://localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/center/school?id=1`))
  await expect.poll(linked).toHaveLength(1)
  // Otherwise a slow machine would ask again by itself, and the request awaited below would be that one.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const _ of [1, 2, 3]) await askAgain()
  expect(linked()).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a video has its player and its transcript', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.goto(at('/center/video/details?id=1'))
    await expect(page.locator('video')).toBeVisible()
    await expect(page.locator('video')).toHaveAttribute('preload', 'none')
    await expect(page.locator('.player-start')).toBeHidden()
    await expect(page.locator('.rich-text')).toContainText('这是一个点')
  })
})
