import { expect, test } from 'vitest'
import { openings } from '~/content/company/openings'
import copy from '~/content/company/openings/en-US'
import { openingData } from './opening-facts'

test('a real opening is described to search engines with its city and its duties, a sample is not', () => {
  const [sample] = openings
  if (!sample) throw new Error('there is no opening')
  expect(openingData('https://galaxy.example', sample, copy.openings[sample.id], 'en-US')).toBeUndefined()
  const posting = openingData('https://galaxy.example', { ...sample, sample: false }, copy.openings[sample.id], 'en-US')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    datePosted: sample.posted,
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Beijing' } },
    description: expect.stringContaining(copy.openings[sample.id].duties.join('\n'))
  })
})
