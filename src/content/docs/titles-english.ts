/** Titles of all documents in this language, by file. */
export default import.meta.glob<string>('./*/en-US/*.md', { eager: true, query: '?title', import: 'default' })
