import { expect, test } from 'vitest'
import english from '../../src/features/editions/copy/en-US.ts'
import chinese from '../../src/features/editions/copy/zh-CN.ts'
import { withoutBreaks } from '../support/markup.ts'
import { sharedSite } from '../support/site.ts'

const site = await sharedSite()

test.each([
  ['localhost', chinese.finder.answer],
  ['www.galaxy.localhost', english.finder.answer]
])(
  '%s: the finder does not say that an edition meets every requirement, if one of them is to be confirmed',
  async (host, answer) => {
    // The scripts have the whole copy, also what the page does not say.
    const told = async (query: string) =>
      withoutBreaks(await site.visit(`/galaxyProduct?${query}`, { host })).replaceAll(/<script\b.*?<\/script>/gs, '')
    const open = await told('graphs=60&algorithms=55')
    expect(open).toContain(answer.mayFit.replace('{edition}', ''))
    expect(open).not.toContain(answer.fitsText)
    const sure = await told('graphs=60')
    expect(sure).toContain(answer.fitsText)
    expect(sure).not.toContain(answer.mayFit.replace('{edition}', ''))
  }
)
