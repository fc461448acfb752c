import { brand } from '~/contract/brand'
import { chinaDay } from '~/contract/china-day'

export interface Added {
  id: string
  certification: string
  issuedAt: number
  validUntil: number
}

/** Address of LinkedIn's form «Add to profile» for a certification, filled in (linkedin.com/profile/add). */
export function linkedInAddress({ id, certification, issuedAt, validUntil }: Added, address: string): string {
  const [issueYear = '', issueMonth = ''] = chinaDay(issuedAt).split('-')
  const [expirationYear = '', expirationMonth = ''] = chinaDay(validUntil).split('-')
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `${brand} ${certification}`,
    organizationName: brand,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    expirationYear,
    expirationMonth: String(Number(expirationMonth)),
    certUrl: address,
    certId: id
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
