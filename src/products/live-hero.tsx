import type { PageCopy } from '~/content/page-copy'
import { DemonstrationFrame } from '~/ui/demonstration-frame'
import { PageHero } from '~/ui/page/page-hero'
import { PrimaryAction } from './actions'
import { type Demonstration, LiveDemonstration } from './live-demonstration'
import type { ProductId } from './types'
import './products.css'

interface DemonstrationHeroProps<Copy> {
  page: ProductId
  copy: PageCopy & { demonstration: Copy & { hint: string } }
  demonstration: Demonstration<Copy>
}

/** Head of a product page: headline and action in one row, and below them the product's own piece to try. */
export function DemonstrationHero<Copy>({ page, copy, demonstration }: DemonstrationHeroProps<Copy>) {
  const { title, kicker, headline, lead, demonstration: words } = copy
  return (
    <PageHero trail={[{ name: title }]} kicker={kicker} title={headline} lead={lead} actions={<PrimaryAction page={page} />}>
      <DemonstrationFrame hint={words.hint}>
        <LiveDemonstration demonstration={demonstration} copy={words} />
      </DemonstrationFrame>
    </PageHero>
  )
}
