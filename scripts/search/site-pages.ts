import { privacyStatement } from '../../src/content/privacy-statement'
import { vendor } from '../../src/content/vendor'
import type { Locale } from '../../src/contract/locale'
import { loadPrivacy } from '../../src/features/company/privacy'
import type { IndexedPage } from '../../src/features/search/index-format'
import { solutionTypes } from '../../src/solutions/addresses'
import { loadSolution } from '../../src/solutions/solutions'
import type { Block, Side, SolutionCopy, SolutionType } from '../../src/solutions/types'
import { copyPages } from './copy-pages'
import { joined } from './headline'

/* The solutions and the privacy statement as pages of the search index. */

type Passage = IndexedPage['passages'][number]

function solutionPage(type: SolutionType, copy: SolutionCopy, locale: Locale): IndexedPage {
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

async function privacyPage(locale: Locale): Promise<IndexedPage> {
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

/** Every solution, the privacy statement and every page that is a copy, in one language. */
export async function contentPages(locale: Locale): Promise<IndexedPage[]> {
  const solutions = solutionTypes.map(async (type) => solutionPage(type, await loadSolution(type, locale), locale))
  return [...(await Promise.all(solutions)), await privacyPage(locale), ...(await copyPages(locale))]
}
