/**
 * The probability of a count of at most `observed` where `mean` is expected with this variance: by the negative binomial distribution with both moments, which
 * is a Poisson one whose rate varies (Greenwood and Yule 1920; Hilbe, Negative Binomial Regression, 2011, section 8.2), and by the Poisson distribution where
 * the variance is no larger than the mean.
 */
export function lowerTail(observed: number, mean: number, variance: number): number {
  const count = Math.floor(observed)
  if (count < 0) return 0
  if (mean <= 0 || count >= mean) return 1
  const isPoisson = variance <= mean * (1 + 1e-6)
  const size = isPoisson ? 0 : mean ** 2 / (variance - mean)
  const share = mean / (size + mean)
  let part = Math.exp(
    isPoisson
      ? count * Math.log(mean) - mean - logGamma(count + 1)
      : logGamma(count + size) - logGamma(size) - logGamma(count + 1) + size * Math.log(1 - share) + count * Math.log(share)
  )
  let total = 0
  // Below the mean each smaller count is the less likely one, but for a very wide distribution: then there are few of them.
  for (let at = count; at >= 0 && part > total * 1e-9; at--) {
    total += part
    part *= isPoisson ? at / mean : at / ((at - 1 + size) * share)
  }
  return Math.min(1, total)
}

const lanczos = [76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5]

/** The logarithm of the gamma function (Lanczos 1964, with the coefficients of Numerical Recipes, section 6.1). */
function logGamma(value: number): number {
  const base = value + 5.5
  const series = lanczos.reduce((sum, part, index) => sum + part / (value + 1 + index), 1.000000000190015)
  return (value + 0.5) * Math.log(base) - base + Math.log((2.5066282746310007 * series) / value)
}
