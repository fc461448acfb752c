import { expect, test } from 'vitest'
import { breadcrumbList, jobPosting, jsonLd } from './structured-data'

test('escapes data that would close the script', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 & ]]>'
  const written = jsonLd({ '@type': 'Thing', name })
  expect(written).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name })
})

test('numbers breadcrumbs from the home page; the current page has no address', () => {
  const trail = [{ name: '首页', address: '/' }, { name: '方案', address: '/demogallery?type=x' }, { name: '反欺诈' }]
  expect(breadcrumbList('https://cn.galaxy.example', trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://cn.galaxy.example/' },
    { '@type': 'ListItem', position: 2, name: '方案', item: 'https://cn.galaxy.example/demogallery?type=x' },
    { '@type': 'ListItem', position: 3, name: '反欺诈' }
  ])
})

test('a job posting has employer, location and employment type', () => {
  const opening = {
    title: '工程师',
    description: '做事',
    city: '新加坡',
    country: 'SG',
    datePosted: '2026-11-01',
    employment: 'FULL_TIME'
  } as const
  expect(jobPosting('https://cn.galaxy.example', opening)).toMatchObject({
    '@type': 'JobPosting',
    title: '工程师',
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Galaxy', sameAs: 'https://cn.galaxy.example/' },
    jobLocation: { address: { addressLocality: '新加坡', addressCountry: 'SG' } }
  })
})
