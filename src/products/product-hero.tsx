import type { ComponentProps, ReactNode } from 'react'
import type { FigureCopy, PageCopy } from '~/content/page-copy'
import { m } from '~/paraglide/messages'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { PrimaryAction } from './actions'
import { ChoiceTable } from './choice-table'
import { ProductTabs } from './product-tabs'
import type { ChoiceCopy, ProductId, TabId } from './types'

interface ProductHeroProps extends Pick<ComponentProps<typeof ChoiceTable>, 'choices' | 'first'> {
  copy: PageCopy & { choice: ChoiceCopy<readonly string[]>; figure: FigureCopy }
  page: ProductId
  /** The tab of `/product` that the page is. */
  tab?: TabId
  drawing: ReactNode
}

/** Head of a product page: its headline, and a table of choices that the drawing beside it answers. */
export function ProductHero({ page, copy, tab, choices, first, drawing }: ProductHeroProps) {
  const { title, kicker, headline, lead, choice, figure } = copy
  const tabs = { name: m.products_tabs(), to: { path: '/product', search: { name: 'index' } } } as const
  return (
    <PageHero
      trail={tab && tab !== 'index' ? [tabs, { name: title }] : [{ name: title }]}
      tabs={tab && <ProductTabs current={tab} />}
      kicker={kicker}
      title={headline}
      lead={lead}
      actions={
        <>
          <PrimaryAction page={page} />
          <ChoiceTable legend={choice.legend} columns={choice.columns} choices={choices} first={first} />
        </>
      }
      figure={drawing}
    >
      <HeroNotes figure={figure} />
    </PageHero>
  )
}
