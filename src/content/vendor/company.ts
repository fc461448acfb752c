import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import { empty, type Slot, sample } from './slot'

/* The company: who it is, where, and what others certify of it. Shown on the page about the company. */

/** The company as it is registered. */
export interface LegalEntity {
  name: Written
  /** Unified social credit code, or the number in the register of companies. */
  registration: string
  /** Registered office. */
  address: Written
}

export interface Office {
  city: Written
  address: Written
}

/** A person who stands for the company in public. */
export interface Person {
  name: Written
  role: Written
  /** One sentence: what the person did before, or is responsible for. */
  about: Written
}

/** A certificate of the company or its product, such as 等保 or ISO 27001. */
export interface CompanyCertificate {
  name: Written
  /** Who issued it. */
  issuer: Written
  number: string
  /** The last day on which it is valid, `2027-06-30`. */
  until: string
  /** Where anyone can check it; empty if nowhere. */
  url: string
}

export const legalEntity: Slot<LegalEntity> = sample({
  name: { [originalLocale]: '银河图数据科技有限公司', [internationalLocale]: 'Galaxy Graph Data Technology Co., Ltd.' },
  registration: '91110000000000000X',
  address: { [originalLocale]: '北京市海淀区某路1号', [internationalLocale]: '1 Example Road, Haidian District, Beijing' }
})

export const offices: Slot<readonly Office[]> = sample([
  {
    city: { [originalLocale]: '北京', [internationalLocale]: 'Beijing' },
    address: { [originalLocale]: '海淀区某路1号', [internationalLocale]: '1 Example Road, Haidian District' }
  },
  {
    city: { [originalLocale]: '上海', [internationalLocale]: 'Shanghai' },
    address: { [originalLocale]: '浦东新区某路2号', [internationalLocale]: '2 Example Road, Pudong New Area' }
  }
])

// A person who does not exist would tell a reader nothing.
export const people: Slot<readonly Person[]> = empty

export const companyCertificates: Slot<readonly CompanyCertificate[]> = sample([
  {
    name: { [originalLocale]: '网络安全等级保护三级', [internationalLocale]: 'Classified Protection of Cybersecurity, level 3' },
    issuer: { [originalLocale]: '某市公安局', [internationalLocale]: 'a municipal police authority' },
    number: '00000000000',
    until: '2027-12-31',
    url: ''
  },
  {
    name: { [originalLocale]: 'ISO/IEC 27001信息安全管理', [internationalLocale]: 'ISO/IEC 27001 information security' },
    issuer: { [originalLocale]: '某认证机构', [internationalLocale]: 'a certification body' },
    number: '000000',
    until: '2028-06-30',
    url: ''
  }
])
