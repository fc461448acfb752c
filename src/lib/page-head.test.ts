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

describe('what follows from a page’s address', () => {
  test('one canonical address on its own host, with what of the query makes it another page', () => {
    expect(canonical(addressHead(site, at('/details', { type: 'fraud', utm: 'x' }), 'zh-CN'))).toEqual([
      `${chinese}/details?type=fraud`
    ])
    expect(canonical(addressHead(onEnglishHost, at('/'), 'en-US'))).toEqual([`${english}/`])
  })

  test('each language is named with the host where it is the default', () => {
    const head = addressHead(site, at('/giProduct'), 'zh-CN')
    expect(linksOf(head, 'alternate').slice(0, 2)).toEqual([
      { rel: 'alternate', hrefLang: 'zh-CN', href: `${chinese}/giProduct` },
      { rel: 'alternate', hrefLang: 'en-US', href: `${english}/giProduct` }
    ])
    expect(hrefLangs(addressHead(onEnglishHost, at('/'), 'zh-CN'))).toEqual(['zh-CN', 'en-US'])
  })

  test('no other language is named where all hosts have the same one', () => {
    const alternates = [chinese, 'https://galaxy.example'].map((origin) => ({ locale: 'zh-CN' as const, origin }))
    expect(hrefLangs(addressHead({ ...site, alternates }, at('/'), 'zh-CN'))).toEqual([])
  })

  test('a page in one language names no other, and belongs to the host of that language', () => {
    const page = at('/partner/system')
    expect(hrefLangs(addressHead(site, page, 'zh-CN'))).toEqual([])
    expect(canonical(addressHead(onEnglishHost, page, 'zh-CN'))).toEqual([`${chinese}/partner/system`])
  })

  test('a page for people logged in has no address to share, and is not to be indexed', () => {
    for (const path of ['/user', '/center/train/GBCA/exam']) {
      expect(addressHead(site, at(path), 'zh-CN')).toEqual({ meta: [{ name: 'robots', content: 'noindex' }], links: [] })
    }
  })

  test('its picture and its Markdown', () => {
    const head = addressHead(site, at('/details', { type: 'fraud' }), 'en-US')
    expect(property(head, 'og:image')).toEqual([`${chinese}/og/details-type-fraud.en-US.png`])
    expect(property(head, 'og:locale')).toEqual(['en_US'])
    expect(linksOf(head, 'alternate').at(-1)).toEqual({
      rel: 'alternate',
      type: 'text/markdown',
      href: '/details.md?type=fraud'
    })
  })
})

describe('what a page says of itself', () => {
  test('its title is followed by the name of the site for the browser, and stands alone where the page is shared', () => {
    const { meta = [] } = pageHead({ title: '图智能平台', description: '一句话。' })
    expect(meta[0]).toEqual({ title: expect.stringMatching(/^图智能平台 \| Galaxy/) })
    expect(meta).toContainEqual({ property: 'og:title', content: '图智能平台' })
    expect(meta).toContainEqual({ name: 'description', content: '一句话。' })
  })

  test('a page that could not be loaded says nothing', () => expect(pageHead(undefined)).toEqual({}))
})
