import { expect, test } from 'vitest'
import { breadcrumbList, jobPosting, jsonLd } from './structured-data'

test('no word of the data can end the script that holds it', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 & ]]>'
  const written = jsonLd({ '@type': 'Thing', name })
  expect(written).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name })
})

test('a trail is numbered from the home page down, and the page itself has no address', () => {
  const trail = [{ name: '首页', address: '/' }, { name: '方案', address: '/demogallery?type=x' }, { name: '反欺诈' }]
  expect(breadcrumbList('https://cn.galaxy.example', trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://cn.galaxy.example/' },
    { '@type': 'ListItem', position: 2, name: '方案', item: 'https://cn.galaxy.example/demogallery?type=x' },
    { '@type': 'ListItem', position: 3, name: '反欺诈' }
  ])
})

test('an opening says who hires, where, and how', () => {
  const opening = {
    title: '工程师',
    description: '做事',
    city: '北京',
    datePosted: '2026-11-01',
    employment: 'FULL_TIME'
  } as const
  expect(jobPosting('https://cn.galaxy.example', opening)).toMatchObject({
    '@type': 'JobPosting',
    title: '工程师',
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Galaxy', sameAs: 'https://cn.galaxy.example/' },
    jobLocation: { address: { addressLocality: '北京', addressCountry: 'CN' } }
  })
})
