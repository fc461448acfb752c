import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormRun, killDuringPosts } from '../../../scripts/bench/form-posts.ts'

/*
 * Kills the process of all workers and databases while forms are posted; each post is repeated with its key until it is
 * acknowledged, as a page does. `npm run bench -- posts` does the same with 500 posts.
 */

let run: FormRun
beforeAll(async () => {
  run = await killDuringPosts({ posts: 60, kills: 4 })
})
afterAll(() => rm(run.state, { recursive: true, force: true }))

test('of the posts of a site that is killed again and again, every one that was acknowledged is stored exactly once', () => {
  expect(run.kills).toBe(4)
  // More requests than posts: otherwise no kill interrupted a post.
  expect(run.sent).toBeGreaterThan(60)
  expect(run).toMatchObject({ acknowledged: 60, missing: 0, twice: 0, strange: 0 })
})
