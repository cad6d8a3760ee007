const monthsPerYear = 12;

type Loan = { principal: number; rate: number; years: number };

/** Equals the yearly rate after twelve months: Belgian law counts the interest of home loans so. */
export function monthlyRate(rate: number): number {
  return (1 + rate / 100) ** (1 / monthsPerYear) - 1;
}

/** The same amount each month until a loan is paid back; not rounded. The rate is in percent a year. */
export function instalment({ principal, rate, years }: Loan): number {
  const months = years * monthsPerYear;
  const perMonth = monthlyRate(rate);
  // Below this the rate vanishes beside 1.
  if (perMonth < 1e-12) return principal / months;
  return (principal * perMonth) / (1 - (1 + perMonth) ** -months);
}

export function totalInterest(loan: Loan): number {
  return Math.max(0, instalment(loan) * loan.years * monthsPerYear - loan.principal);
}
