# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Rentabilidad en 12 meses
measure-drawdown = Mayor caída en 36 meses
measure-volatility = Volatilidad en 36 meses
measure-cape = Precio sobre beneficios de diez años (CAPE)
measure-freq-pos = Proporción de períodos pasados con ganancia
measure-freq-neg = Proporción de períodos pasados sin ganancia
measure-inflation = Inflación en 12 meses
measure-long-rate = Rendimiento del bono a diez años
measure-return-10y = Rentabilidad real en diez años
measure-age = Antigüedad de los datos en años

## What would change the view.

change-newer = Cifras actuales en lugar de las antiguas.

## Members.

role-fundamentals = Fundamentales
role-valuation = Valoración
role-market = Mercado
role-macro = Macroeconomía
role-industry = Sector
role-allocation = Asignación
role-risk = Riesgo

## Terms that the debrief explains.

term-volatility = Volatilidad
term-drawdown = Drawdown
term-confidence = Confianza
term-dissent = Opinión discrepante
term-red-team = Red team

## What the data room does not have.

gap-prices = Sin precios de { $name }; los precios incluidos terminan el { $date }.
gap-old-prices = Los precios de { $name } terminan el { $date }.
gap-accounts = Sin cuentas ni composición de { $name }.
gap-industry = Sin datos sectoriales sobre { $name }.
gap-old-market = Las series del mercado estadounidense terminan en { $date }.
gap-news = Sin noticias.
