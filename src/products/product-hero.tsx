import type { ComponentProps, ReactNode } from 'react'
import type { PageCopy } from '~/content/page-copy'
import { m } from '~/paraglide/messages'
import { PageHero } from '~/ui/page/page-hero'
import { ChoiceTable } from './choice-table'
import { HeroNotes } from './parts'
import { ProductTabs } from './product-tabs'
import type { ChoiceCopy, FigureCopy, TabId } from './types'

interface ProductHeroProps extends Pick<ComponentProps<typeof ChoiceTable>, 'choices' | 'first'> {
  copy: PageCopy & { choice: ChoiceCopy<readonly string[]>; figure: FigureCopy; blank?: string }
  /** The tab of `/product` that the page is. */
  tab?: TabId
  drawing: ReactNode
}

/** Head of a product page: its headline, and a table of choices that the drawing beside it answers. */
export function ProductHero({ copy, tab, choices, first, drawing }: ProductHeroProps) {
  const { title, kicker, headline, lead, choice, figure, blank } = copy
  const home = { name: m.page_home(), to: { path: '/' } } as const
  const tabs = { name: m.products_tabs(), to: { path: '/product', search: { name: 'index' } } } as const
  return (
    <PageHero
      trail={tab && tab !== 'index' ? [home, tabs, { name: title }] : [home, { name: title }]}
      tabs={tab && <ProductTabs current={tab} />}
      kicker={kicker}
      title={headline}
      lead={lead}
      actions={<ChoiceTable legend={choice.legend} columns={choice.columns} choices={choices} first={first} />}
      figure={drawing}
    >
      <HeroNotes figure={figure} blank={blank} />
    </PageHero>
  )
}
