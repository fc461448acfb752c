import { expect, test } from 'vitest'
import english from '../../src/features/editions/copy/en-US.ts'
import chinese from '../../src/features/editions/copy/zh-CN.ts'
import { withoutBreaks } from '../support/markup.ts'
import { sharedSite } from '../support/site.ts'

const site = await sharedSite()

test.each([
  ['localhost', chinese.finder.answer, '企业高级版'],
  ['www.galaxy.localhost', english.finder.answer, 'Enterprise Advanced']
])(
  '%s: the finder does not say that an edition meets every requirement, if one of them is to be tested',
  async (host, answer, edition) => {
    const mayFit = answer.mayFit.replace('{edition}', edition)
    // The scripts have the whole copy, including texts that the page does not show.
    const verdictOf = async (query: string) =>
      withoutBreaks(await site.visit(`/galaxyProduct?${query}`, { host })).replaceAll(/<script\b.*?<\/script>/gs, '')
    const open = await verdictOf('graphs=60&algorithms=55')
    expect(open).toContain(mayFit)
    expect(open).not.toContain(answer.fitsText)
    const sure = await verdictOf('graphs=60')
    expect(sure).toContain(answer.fitsText)
    expect(sure).not.toContain(mayFit)
  }
)
