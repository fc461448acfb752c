import { privacyStatement } from '../../src/content/privacy-statement'
import { vendor } from '../../src/content/vendor'
import { brand } from '../../src/contract/brand'
import { type Locale, showsPartnerPrograms } from '../../src/contract/locale'
import { researchTypes } from '../../src/contract/research'
import { loadResearchCopy } from '../../src/features/center/copy'
import { researchTypeNames } from '../../src/features/center/research-types'
import { loadPrivacy } from '../../src/features/company/privacy'
import { programs } from '../../src/features/partners/copy/programs'
import type { IndexedPage, SiteGroup } from '../../src/features/search/index-format'
import { m } from '../../src/paraglide/messages'
import { solutionTypes } from '../../src/solutions/addresses'
import { loadSolution } from '../../src/solutions/solutions'
import type { Block, Side, SolutionCopy, SolutionType } from '../../src/solutions/types'
import type { ContentPage } from './build-index'
import { copyPages } from './copy-pages'
import { joined } from './headline'

/* The pages of the search index besides documents: solutions, the privacy statement, those with a copy and those of messages. */

type Passage = IndexedPage['passages'][number]

function solutionPage(type: SolutionType, copy: SolutionCopy, locale: Locale): ContentPage {
  const onOneLine = joined(locale)
  return {
    group: 'solution',
    address: `/demogallery/details?type=${type}`,
    title: copy.title,
    description: copy.description,
    passages: [
      passage(onOneLine(copy.headline), [copy.lead, ...copy.hero.callouts]),
      ...copy.plates.map(({ id, question, headline, lead, blocks }) =>
        passage(onOneLine(headline), [question, lead ?? '', ...blocks.flatMap(linesOfBlock)], {
          anchor: id ?? '',
          code: blocks.flatMap(codeOfBlock).join('\n')
        })
      )
    ]
  }
}

const passage = (heading: string, lines: readonly string[], { anchor = '', code = '' } = {}): Passage => ({
  anchor,
  heading,
  text: lines.filter(Boolean).join('\n'),
  code
})

function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'halves':
      return block.sides.flatMap(linesOfSide)
    case 'steps':
      return block.steps.flatMap(({ title, text }) => [title, text])
    case 'gains':
      return block.items.flatMap(({ term, text }) => [term, text])
    case 'editions':
      return block.items.flatMap(({ need, text }) => [need, text])
    case 'flow':
      return block.stages.flatMap(({ name, text }) => [name, text])
    case 'wide':
      return [block.caption]
  }
}

const codeOfBlock = (block: Block): string[] =>
  block.kind === 'halves' ? block.sides.flatMap((side) => (side.kind === 'query' ? [side.code] : [])) : []

function linesOfSide(side: Side): string[] {
  switch (side.kind) {
    case 'figure':
      return [side.caption]
    case 'text':
      return side.parts.flatMap(linesOfPart)
    case 'model':
      return [...side.rows.map((row) => row.join(' ')), ...side.text]
    case 'table':
      return [side.caption, ...(side.parts ?? []).flatMap(linesOfPart)]
    case 'rows':
      return [side.caption]
    case 'query':
      return [side.name, ...(side.parts ?? []).flatMap(linesOfPart)]
  }
}

const linesOfPart = ({ title, text }: { title?: string; text: string }) => [title ?? '', text].filter(Boolean)

async function privacyPage(locale: Locale): Promise<ContentPage> {
  const { title, description, headline, lead } = await loadPrivacy(locale)
  return {
    group: 'company',
    address: '/privacy',
    title,
    description,
    passages: [
      passage(joined(locale)(headline), [lead]),
      ...privacyStatement(vendor, locale).map(({ id, heading, paragraphs }) => passage(heading, paragraphs, { anchor: id }))
    ]
  }
}

/** A page whose head is messages. */
const messagePage = (
  group: SiteGroup,
  address: string,
  title: string,
  description: string,
  passages: readonly Passage[] = []
): ContentPage => ({ group, address, title, description, passages: [...passages] })

async function messagePages(locale: Locale): Promise<ContentPage[]> {
  const inLocale = { locale }
  const research = await loadResearchCopy(locale)
  const lists = researchTypes.map((type) => {
    const title = `${researchTypeNames[type]({}, inLocale)} · ${research.title}`
    return messagePage('resource', `/center/research?type=${type}`, title, research.description)
  })
  const partners = messagePage(
    'company',
    '/partner/system',
    m.partners_title({}, inLocale),
    m.partners_description({}, inLocale),
    programs.map(({ id, name, purpose, fits, partnerDoes, vendorDoes, firstSteps }) =>
      passage(name, [purpose, ...fits, ...partnerDoes, ...vendorDoes, ...firstSteps], { anchor: id })
    )
  )
  return [
    messagePage('product', '/', m.home_title({ brand }, inLocale), m.home_description({}, inLocale)),
    ...lists,
    messagePage('resource', '/center/activity', m.activities_title({}, inLocale), m.activities_description({}, inLocale)),
    messagePage('resource', '/document/feedback', m.feedback_title({}, inLocale), m.feedback_description({}, inLocale)),
    messagePage('company', '/news', m.news_title({}, inLocale), m.news_description({}, inLocale)),
    userPage(locale),
    ...(showsPartnerPrograms(locale) ? [partners] : [])
  ]
}

/** The page of a user, with its sections and the actions that each of them offers. */
function userPage(locale: Locale): ContentPage {
  const inLocale = { locale }
  const textOf = (message: (values: Record<never, never>, options: typeof inLocale) => string) => message({}, inLocale)
  const sections = [
    [
      m.user_center_identity_title,
      m.user_center_password_save,
      m.user_center_email_bind,
      m.user_center_email_replace,
      m.user_center_email_activate,
      m.user_center_phone_bind,
      m.user_center_phone_replace
    ],
    [m.user_center_profile_title],
    [m.user_center_sessions_title, m.user_center_sessions_lead, m.user_center_sessions_end_others],
    [m.user_center_log_title, m.user_center_log_lead],
    [m.user_center_consents_title, m.user_center_consents_lead],
    [m.user_center_data_title, m.user_center_export, m.user_center_export_text, m.user_center_delete]
  ].map(([heading, ...lines]) => passage(heading ? textOf(heading) : '', lines.map(textOf)))
  return messagePage('company', '/user', m.user_center_title({}, inLocale), m.user_center_lead({}, inLocale), sections)
}

/** Every page of the site in one language whose text is known when the site is built; documents are not among them. */
export async function contentPages(locale: Locale): Promise<ContentPage[]> {
  const solutions = solutionTypes.map(async (type) => solutionPage(type, await loadSolution(type, locale), locale))
  return [
    ...(await Promise.all(solutions)),
    await privacyPage(locale),
    ...(await copyPages(locale)),
    ...(await messagePages(locale))
  ]
}
