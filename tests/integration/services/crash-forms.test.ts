import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { killDuringPosts } from '../../../scripts/bench/form-posts.ts'
import { size } from '../../support/sizes.ts'

/*
 * Kills the process of all workers and databases while forms are posted; each post is repeated with its key until it is
 * acknowledged, as a page does. `npm run bench -- posts` does the same with 500 posts.
 */

const posts = size(60, 30)
const kills = size(4, 2)

test.each(['workerd', 'node'] as const)(
  'of the posts of a site on %s that is killed again and again, every one that was acknowledged is stored exactly once',
  async (host) => {
    const { state, ...run } = await killDuringPosts({ posts, kills, host })
    await rm(state, { recursive: true, force: true })
    expect(run.acknowledged).toBeGreaterThanOrEqual(posts)
    expect(run).toMatchObject({ kills, missing: 0, twice: 0, strange: 0 })
  }
)
