import type { VerifyCopy } from './types'

export default {
  title: 'Verify a certificate',
  description:
    'Enter a certificate number to see whether a GBCA certificate is genuine, current, and not revoked. Or check a certificate file in your browser.',
  kicker: 'Certification · Verify',
  headline: 'Verify a certificate',
  lead: 'Enter the number and see the result: valid, expired, revoked or unknown. No account is needed.',
  proof: {
    question: 'What does it prove?',
    headline: 'A certificate proves four things',
    lead: 'A certificate is a digitally signed credential in the open format Open Badges 3.0. Anyone can verify it.',
    facts: [
      { term: 'We issued it', text: 'Only our private key can make the signature. The published key verifies it.' },
      { term: 'It is unchanged', text: 'If a single character changes, the signature no longer matches.' },
      { term: 'It is current', text: 'The certificate states when it was issued and when it expires.' },
      { term: 'It is not revoked', text: 'A revoked certificate enters a signed list. Every check reads the latest list.' }
    ],
    limit: {
      term: 'It does not prove who shows it',
      text: 'Compare the name: holders can share their full name, or send the certificate file that contains it.'
    }
  },
  file: {
    question: 'Do you have the file?',
    headline: 'Check a certificate file in your browser',
    lead: 'Add the .jwt, .json or .png file as downloaded. Your browser checks it step by step and reports each result.'
  }
} satisfies VerifyCopy
