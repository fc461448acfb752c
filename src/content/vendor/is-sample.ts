/** A host name that nobody can own (RFC 2606): alone, or in an address or a mailbox, and never a part of a path. */
const sampleHost =
  /(?:^|\/\/|[@<\s,])(?:(?:[\p{L}\p{N}_-]+\.)+(?:example|test|invalid)|(?:[\p{L}\p{N}_-]+\.)*example\.(?:com|net|org))(?![\w.-])/iu
/** A number of zeros, such as that of a filing or of a telephone behind its area. */
const sampleNumber = /(?<!\d)(0{6,}|000[-\s]?0000)(?!\d)/
/** How samples of the project are marked: in brackets behind the text. */
const sampleMark = /（示例[^（）]*）|\(sample( [^()]*)?\)/i

/** Whether a text is still what the project ships. What a vendor really has may contain any word, host name or zeros. */
export const isSample = (text: string) => [sampleHost, sampleNumber, sampleMark].some((pattern) => pattern.test(text))
