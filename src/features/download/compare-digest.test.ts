import { expect, test } from 'vitest'
import { compareDigest, type PublishedFile } from './compare-digest'

const java = { title: 'Java', name: 'java-3.4.1.zip', sha256: 'a' }
const python = { title: 'Python', name: 'python-3.4.1.zip', sha256: 'b' }
const whole = (...files: PublishedFile[]) => ({ files, extent: 'all' }) as const

test('identifies a file by its digest regardless of its name', () => {
  expect(compareDigest({ name: 'renamed.bin', sha256: 'b' }, whole(java, python))).toEqual({
    outcome: 'match',
    published: python
  })
})

test.each(['java-3.4.1.zip', 'java-3.4.1 (1).zip', 'java-3.4.1(12).zip', 'JAVA-3.4.1.ZIP'])(
  '%s with another digest is a mismatch',
  (name) => {
    expect(compareDigest({ name, sha256: 'c' }, whole(java, python))).toEqual({ outcome: 'mismatch', published: java })
  }
)

test('a file with another name and digest is unknown, unless the page is of one file', () => {
  const other = { name: 'other.zip', sha256: 'c' }
  expect(compareDigest(other, whole(java, python))).toEqual({ outcome: 'unknown' })
  expect(compareDigest(other, whole(python))).toEqual({ outcome: 'unknown' })
  expect(compareDigest(other, { files: [python], extent: 'file' })).toEqual({ outcome: 'mismatch', published: python })
  expect(compareDigest(other, whole())).toEqual({ outcome: 'unknown' })
})

test.each(['part', 'failed'] as const)(
  'of a list with files missing (%s), only one with a published name is a mismatch',
  (extent) => {
    const part = { files: [java], extent }
    expect(compareDigest({ name: 'other.zip', sha256: 'c' }, part)).toEqual({ outcome: 'open', extent })
    expect(compareDigest({ name: 'other.zip', sha256: 'a' }, part)).toEqual({ outcome: 'match', published: java })
    expect(compareDigest({ name: 'java-3.4.1.zip', sha256: 'c' }, part)).toEqual({ outcome: 'mismatch', published: java })
  }
)
