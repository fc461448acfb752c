import { expect, test } from 'vitest'
import type { OpeningDetail } from '~/contract/openings'
import { openingData } from './opening-facts'

const opening: OpeningDetail = {
  id: 1,
  language: 'en-US',
  languages: ['en-US'],
  title: 'Storage engine engineer',
  summary: 'Data on disk.',
  isSample: true,
  city: 'beijing',
  team: 'engine',
  employment: 'FULL_TIME',
  releasedOn: '2026-11-02',
  body: [{ tag: 'ul', children: [{ tag: 'li', children: ['Design the layout'] }] }]
}

test('a real opening is told to search engines with its city and its text, a sample is not', () => {
  expect(openingData('https://galaxy.example', opening)).toBeUndefined()
  expect(openingData('https://galaxy.example', { ...opening, isSample: false })).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-02',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Beijing' } },
    description: expect.stringContaining('Design the layout')
  })
})
