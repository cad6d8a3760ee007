export const printTexts = {
  'print.print': 'Link to a property as two sheets of paper, and the button there that prints them.',
  'print.how': 'Beside that button, and alone where scripts do not run: other ways to print.',
  'print.back': 'Link from the sheets of paper to the page of the property.',
  'print.readOn': 'Below a description too long for the paper. {address} is the web address.',
  'print.scan': 'Beside the QR code, before the web address that it leads to.',
  'print.code': 'Screen reader text of the QR code. {address} is the web address that it leads to.',
} as const;
