import { describe, expect, test } from 'vitest'
import { type AddressedSite, addressHead, pageHead } from './page-head'

const [chinese, english] = ['https://cn.galaxy.example', 'https://www.galaxy.example']
const site: AddressedSite = {
  defaultLocale: 'zh-CN',
  origin: chinese,
  alternates: [
    { locale: 'zh-CN', origin: chinese },
    { locale: 'en-US', origin: english }
  ]
}
const onEnglishHost: AddressedSite = { ...site, defaultLocale: 'en-US', origin: english }

const at = (fullPath: string, search = {}) => ({ fullPath, params: {}, search })
type Head = ReturnType<typeof addressHead>
const linksOf = ({ links }: Head, rel: string) => links.filter((link) => link.rel === rel)
const hrefLangs = (head: Head) => linksOf(head, 'alternate').flatMap((link) => ('hrefLang' in link ? [link.hrefLang] : []))
const canonical = (head: Head) => linksOf(head, 'canonical').map(({ href }) => href)
const property = (head: Head, name: string) =>
  head.meta.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))

describe('head that depends on the address', () => {
  test('has one canonical address with its identifying parameters', () => {
    expect(canonical(addressHead(site, at('/details', { type: 'fraud', utm: 'x' }), 'zh-CN'))).toEqual([
      `${chinese}/details?type=fraud`
    ])
    expect(canonical(addressHead(onEnglishHost, at('/'), 'en-US'))).toEqual([`${english}/`])
  })

  test('links each language to the host where it is the default', () => {
    const head = addressHead(site, at('/giProduct'), 'zh-CN')
    expect(linksOf(head, 'alternate').slice(0, 3)).toEqual([
      { rel: 'alternate', hrefLang: 'zh-CN', href: `${chinese}/giProduct` },
      { rel: 'alternate', hrefLang: 'en-US', href: `${english}/giProduct` },
      { rel: 'alternate', hrefLang: 'x-default', href: `${english}/giProduct` }
    ])
    expect(hrefLangs(addressHead(onEnglishHost, at('/'), 'zh-CN'))).toEqual(['zh-CN', 'en-US', 'x-default'])
  })

  test('links no other language if all hosts have the same default', () => {
    const alternates = [chinese, 'https://galaxy.example'].map((origin) => ({ locale: 'zh-CN' as const, origin }))
    expect(hrefLangs(addressHead({ ...site, alternates }, at('/'), 'zh-CN'))).toEqual([])
  })

  test('a page in one language has no alternates and belongs to that language’s host', () => {
    const page = at('/partner/system')
    expect(hrefLangs(addressHead(site, page, 'zh-CN'))).toEqual([])
    expect(canonical(addressHead(onEnglishHost, page, 'zh-CN'))).toEqual([`${chinese}/partner/system`])
  })

  test('a page that requires login has no canonical address and is not indexed', () => {
    for (const path of ['/user', '/center/train/GBCA/exam']) {
      expect(addressHead(site, at(path), 'zh-CN')).toEqual({ meta: [{ name: 'robots', content: 'noindex' }], links: [] })
    }
  })

  test('links its image and Markdown variant', () => {
    const head = addressHead(site, at('/details', { type: 'fraud' }), 'en-US')
    expect(property(head, 'og:image')).toEqual([`${chinese}/og/details-type-fraud.en-US.png`])
    expect(property(head, 'og:locale')).toEqual(['en_US'])
    expect(linksOf(head, 'alternate').at(-1)).toEqual({
      rel: 'alternate',
      type: 'text/markdown',
      href: '/details.md?type=fraud'
    })
  })

  test('a cover is the image, with its text and without the size of the drawing', () => {
    const page = {
      ...at('/news/detail', { id: '1' }),
      loaderData: { cover: { address: '/api/main/file/open/a.webp', alt: '发布会' } }
    }
    const head = addressHead(site, page, 'zh-CN')
    expect(property(head, 'og:image')).toEqual([`${chinese}/api/main/file/open/a.webp`])
    expect(property(head, 'og:image:alt')).toEqual(['发布会'])
    expect(property(head, 'og:image:width')).toEqual([])
    const onFileHost = { ...page, loaderData: { cover: { address: 'https://files.example/a.webp', alt: '发布会' } } }
    expect(property(addressHead(site, onFileHost, 'zh-CN'), 'og:image')).toEqual(['https://files.example/a.webp'])
    const without = addressHead(site, { ...page, loaderData: { cover: null } }, 'zh-CN')
    expect(property(without, 'og:image')).toEqual([`${chinese}/og/news-detail-id-1.zh-CN.png`])
    expect(property(without, 'og:image:width')).toEqual(['1200'])
  })
})

describe('title and description', () => {
  test('appends the site’s name to the browser title but not to the shared title', () => {
    const { meta = [] } = pageHead({ title: '图智能平台', description: '一句话。' })
    expect(meta[0]).toEqual({ title: expect.stringMatching(/^图智能平台 \| Galaxy/) })
    expect(meta).toContainEqual({ property: 'og:title', content: '图智能平台' })
    expect(meta).toContainEqual({ name: 'description', content: '一句话。' })
  })

  test('a page that failed to load has no head', () => expect(pageHead(undefined)).toEqual({}))
})
