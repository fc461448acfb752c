import type { PageCopy } from '~/content/page-copy'
import type { Industry } from '~/contract/customer-cases'

/** The overview of customer cases, with the names of the industries. */
export interface CustomersCopy extends PageCopy {
  industries: Readonly<Record<Industry, string>>
}
