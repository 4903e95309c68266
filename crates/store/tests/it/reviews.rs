use pipeline::ports::store::{Batch, Guard, Mutation};
use pipeline::review::{Comment, Feedback, Review, ReviewKey};

use crate::fixtures::{at, provision, touch};
use crate::test_database::on_both;

fn feedback(owner: &str, rating: &str, comment: Option<&str>) -> Feedback {
    Feedback {
        owner: owner.to_owned(),
        session_id: "ses_1".to_owned(),
        rating: rating.to_owned(),
        comment: comment.map(|text| Comment(text.to_owned())),
        updated_at: at(5),
    }
}

fn key(task_id: Option<&str>) -> ReviewKey {
    ReviewKey {
        response_type: "committee".to_owned(),
        session_id: "ses_1".to_owned(),
        task_id: task_id.map(str::to_owned),
    }
}

fn review(owner: &str, task_id: Option<&str>, rating: i64, moment: i64) -> Review {
    Review {
        owner: owner.to_owned(),
        key: key(task_id),
        rating,
        comment: (rating < 3).then(|| Comment("not so good".to_owned())),
        created_at: at(moment),
        updated_at: at(moment),
    }
}

fn put(review: Review) -> Mutation {
    Mutation::PutReview { review, most: 4 }
}

on_both! {
    async fn feedback_is_one_per_session_and_owner(db: &TestDatabase) {
        db.put([Mutation::PutFeedback(feedback("usr_a", "like", None))]).await;
        let changed = feedback("usr_a", "dislike", Some("no"));
        let others = feedback("usr_b", "like", None);
        db.put([Mutation::PutFeedback(changed.clone()), Mutation::PutFeedback(others)]).await;
        assert_eq!(db.store.feedback("usr_a", "ses_1").await, Ok(Some(changed)));
        assert_eq!(db.store.feedback("usr_c", "ses_1").await, Ok(None));
        let delete = Mutation::DeleteFeedback { owner: "usr_a".to_owned(), session_id: "ses_1".to_owned() };
        db.put([delete.clone()]).await;
        db.put([delete]).await;
        assert_eq!(db.store.feedback("usr_a", "ses_1").await, Ok(None));
        assert!(db.store.feedback("usr_b", "ses_1").await.unwrap().is_some());
    }

    async fn a_review_is_one_per_answer_and_keeps_its_birth(db: &TestDatabase) {
        db.put([
            put(review("usr_a", None, 2, 10)),
            put(review("usr_a", Some("t1"), 5, 10)),
        ]).await;
        assert_eq!(db.store.review("usr_a", &key(None)).await, Ok(Some(review("usr_a", None, 2, 10))));
        db.put([put(review("usr_a", None, 4, 20))]).await;
        let stored = db.store.review("usr_a", &key(None)).await.unwrap().unwrap();
        assert_eq!((stored.rating, stored.comment), (4, None));
        assert_eq!((stored.created_at, stored.updated_at), (at(10), at(20)));
        assert_eq!(db.store.review("usr_a", &key(Some("t1"))).await, Ok(Some(review("usr_a", Some("t1"), 5, 10))));
        assert_eq!(db.store.review("usr_b", &key(None)).await, Ok(None));
        assert_eq!(db.store.review("usr_a", &key(Some("t2"))).await, Ok(None));
    }

    async fn a_response_has_so_many_reviews_and_no_more(db: &TestDatabase) {
        db.put([provision("usr_a")]).await;
        let tasks = ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8"];
        // All at once: none of them may count without the others.
        let outcomes = futures::future::join_all(tasks.map(|task| {
            db.store.commit(Batch::of([touch("usr_a"), put(review("usr_a", Some(task), 3, 10))]))
        }))
        .await;
        let kept = tasks.into_iter().zip(&outcomes).filter(|(_, put)| put.is_ok());
        let kept: Vec<&str> = kept.map(|(task, _)| task).collect();
        assert_eq!(kept.len(), 4, "{outcomes:?}");
        db.refused(Guard::ReviewsLeft, [put(review("usr_a", None, 3, 20))]).await;
        // One that is there changes; other responses and other people have their own.
        db.put([put(review("usr_a", Some(kept[0]), 5, 20))]).await;
        assert_eq!(db.store.review("usr_a", &key(Some(kept[0]))).await.unwrap().unwrap().rating, 5);
        let mut other = review("usr_a", None, 3, 20);
        other.key.session_id = "ses_2".to_owned();
        db.put([put(other), put(review("usr_b", None, 3, 20))]).await;
    }
}
