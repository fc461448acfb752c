import { expect, test } from 'vitest'
import { loadOpening } from '~/content/company'
import { openings } from '~/content/company/openings'
import { openingData } from './opening-facts'

test('a real opening is told to search engines with its city and its duties, a sample is not', async () => {
  const [sample] = openings
  if (!sample) throw new Error('there is no opening')
  const text = await loadOpening(sample, 'en-US')
  expect(openingData('https://galaxy.example', sample, text, 'en-US')).toBeUndefined()
  const posting = openingData('https://galaxy.example', { ...sample, sample: false }, text, 'en-US')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    datePosted: sample.posted,
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Beijing' } },
    description: expect.stringContaining(text.duties.join('\n'))
  })
})
