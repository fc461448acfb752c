import { privacyStatementVersion } from '../../src/contract/limits'
import { privacyStatementHashes } from '../../src/contract/privacy-statement'

/** A visitor, as most forms ask for one. */
export const person = { name: '王小明', phone: '13800000000', email: 'wang@example.com' }

/** A download of a gated paper by a visitor who accepts the privacy statement. */
export const downloadRecord = {
  ...person,
  industry: '金融',
  consent: 'statement',
  kind: 'research',
  id: 1,
  statementVersion: privacyStatementVersion,
  statementHash: privacyStatementHashes['zh-CN']
}
