import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormRun, killDuringPosts } from '../../../scripts/bench/form-posts.ts'

/*
 * The process that all workers and databases of the site run in is killed while forms are posted; each is sent again with its
 * key until it is acknowledged, as a page does. `npm run bench -- posts` does the same with 500.
 */

let run: FormRun
beforeAll(async () => {
  run = await killDuringPosts({ posts: 60, kills: 4 })
}, 240_000)
afterAll(() => rm(run.state, { recursive: true, force: true }))

test('of the posts of a site that is killed again and again, every one that was acknowledged is stored exactly once', () => {
  expect(run.kills).toBe(4)
  // Otherwise nothing was tried: some were sent more than once.
  expect(run.sent).toBeGreaterThan(60)
  expect(run).toMatchObject({ acknowledged: 60, missing: 0, twice: 0, strange: 0 })
})
