/** Whether a text is what the project ships: a domain that nobody can own (RFC 2606), a number of zeros, or a marked sample. */
export const isSample = (text: string) =>
  /\.(example|test|invalid)(?![\w.-])|示例|\bsample\b|(?<!\d)(0{6,}|000-0000)(?!\d)/i.test(text)
