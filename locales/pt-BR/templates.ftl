### Variantes mais fracas e mais fortes de uma criatura: `/add template:`, `/add strength:`, o formulário do mestre e `/rules`.

template-name-weak = Versão fraca
template-name-young = Jovem
template-name-elite = Elite
template-name-boss = Chefe
template-called-weak = { $name } (versão fraca)
template-called-young = { $name } jovem
template-called-elite = { $name } de elite
template-called-boss = { $name } chefe
template-called-weaker = { $name } (mais fraca)
template-called-stronger = { $name } (mais forte)

## O que /rules diz

template-brief-weak = Uma versão mais fraca da criatura. Um mestre adiciona com `/add template:weak`.
template-brief-young = Uma versão que ainda não cresceu. Um mestre adiciona com `/add template:young`.
template-brief-elite = Uma das melhores da espécie. Um mestre adiciona com `/add template:elite`.
template-brief-boss = A líder da espécie, feita para enfrentar um grupo inteiro. Um mestre adiciona com `/add template:boss`.
template-about-weak = Uma versão mais fraca
template-about-young = Ainda não cresceu
template-about-elite = Uma das melhores da espécie
template-about-boss = Feita para enfrentar um grupo inteiro
template-cite = Isto mostra o que muda e por quê. Os números ficam dentro dos limites.
template-line = **{ $fields }** { $by }
template-by-percent-up = +{ $percent }% (arredondado para cima)
template-by-percent-down = −{ $percent }% (arredondado para baixo)
template-by-steps-up = { $steps ->
    [one] um passo acima
   *[other] { $steps } passos acima
}
template-by-steps-down = { $steps ->
    [one] um passo abaixo
   *[other] { $steps } passos abaixo
}
template-by-yes = passa a “sim”
template-by-no = passa a “não”
template-by-from = { $by } a partir de { $from }

## A prévia, só para o mestre

template-head = ### { $name }
template-head-several = ### { $name } × { $count }
template-head-hidden = { $head } (em segredo)
template-changed = { $what } { $before } → { $after }
template-changed-somehow = { $what } muda
template-more-changes = e mais { $count }
template-yes = sim
template-no = não
template-none = nenhum
template-nothing = Nada muda: os números estão no limite.
template-already = Nada muda: a criatura já tem essa força.
template-why = -# Por quê? Veja `/rules term:{ $term }`.
template-as-it-is = -# Sem o modelo: { $strength }.
template-searching = Testando versões mais fracas e mais fortes…
template-strength = **{ $strength }** (±{ $error }%)
template-end-weaker = Os números não podem subir mais, então ainda é mais fraca do que você pediu.
template-end-stronger = Os números não podem descer mais, então ainda é mais forte do que você pediu.
template-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} com personagens prontos · força pedida: { $asked }
template-working = Ainda testando outras versões…
template-add = Adicionar
template-cancel = Cancelar
template-field = Mais fraca ou mais forte
template-field-hint = Você vê o que muda antes de adicionar.
template-as-strong = Tão forte quanto { $characters ->
    [one] { $characters } personagem
   *[other] { $characters } personagens
}
template-as-strong-part = Tão forte quanto { $part } de um personagem
